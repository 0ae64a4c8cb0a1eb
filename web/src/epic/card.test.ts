import { expect, test } from 'vitest';

import { signsInPlay } from './card.ts';

test('in play only standing facts are shown, three at most, and blitz while it deploys', () => {
  const signs = ['airborne', 'ambush', 'blitz', 'unbreakable', 'tribute', 'expend'];
  expect(signsInPlay({ signs }, [])).toEqual(['airborne', 'unbreakable', 'expend']);
  expect(signsInPlay({ signs }, ['deploying'])).toEqual(['airborne', 'blitz', 'unbreakable']);
});
