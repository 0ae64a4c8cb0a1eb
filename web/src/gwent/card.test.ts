import { expect, test } from 'vitest';

import { signsOnBanner } from './card.ts';

test('a banner shows rows and abilities; a special card in a row no rows', () => {
  expect(signsOnBanner({ rows: ['close'], signs: ['hero', 'medic'], strength: 7 }, 'rowc')).toEqual(['close', 'medic']);
  expect(signsOnBanner({ rows: ['close', 'ranged', 'siege'], signs: ['commanders_horn'], strength: null }, 'rowc')).toEqual(['commanders_horn']);
  expect(signsOnBanner({ rows: ['close', 'ranged'], signs: ['agile', 'medic'], strength: 6 }, 'board')).toEqual(['close', 'ranged', 'medic']);
  expect(signsOnBanner({ rows: ['close', 'ranged'], signs: ['agile', 'medic'], strength: 6 }, 'read')).toEqual(['close', 'ranged', 'agile', 'medic']);
  expect(signsOnBanner({ rows: ['close'], signs: ['commanders_horn'], strength: null }, 'board')).toEqual(['close', 'commanders_horn']);
});
