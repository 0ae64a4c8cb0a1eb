import { expect, test } from 'vitest';

import { soundOf } from '../sound/event-sounds.ts';
import type { ClientView, EventView } from '../wire/wire.ts';
import { SOUNDS } from './events.ts';

const heard = (kind: string, amount = 0) => soundOf(SOUNDS, { kind, seat: 1, card: '', place: '', amount, other: 0, words: '' } satisfies EventView, { seat: 0, view: { winners: [] } as unknown as ClientView });

test('numbers land deeper from eight up', () => {
  expect([heard('DAMAGED', 7), heard('DAMAGED', 8), heard('PLAYER_DAMAGED', 13)]).toEqual(['stamp', 'stamp-deep', 'stamp-deep']);
});

test('attacks, breaks and health are heard, priority is not', () => {
  expect([heard('ATTACKED'), heard('BROKEN'), heard('GAINED_HEALTH', 3), heard('PASSED')]).toEqual(['attack', 'break', 'heal', null]);
});
