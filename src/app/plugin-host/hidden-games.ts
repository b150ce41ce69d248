import { type Scope, scopeBind } from 'effector';

import { Zone } from '@contracts/feed';
import { z } from '@contracts/zod';

import { $hiddenSports } from '@/entities/game';
import { knownPlayerFx } from '@/entities/player';

const Part = z.record(z.string(), z.unknown());
const List = z.array(z.unknown());
const Game = z.object({ sportId: z.int(), zone: Zone });

/**
 * What the player hid in their office is in no list that an app reads either. Where the answer is no list of matches,
 * it stays as it came.
 */
export async function withoutHidden(answer: unknown, scope: Scope): Promise<unknown> {
  const whole = Part.safeParse(answer).data;
  const entities = Part.safeParse(whole?.['entities']).data;
  const games = List.safeParse(entities?.['games']).data;
  if (!games) return answer;
  // A page that has just loaded does not know yet what they hid.
  await scopeBind(knownPlayerFx, { scope })().catch(() => null);
  const hidden = scope.getState($hiddenSports);
  const isShown = (raw: unknown): boolean => {
    const game = Game.safeParse(raw).data;
    return !game || !hidden[game.zone].includes(game.sportId);
  };
  return { ...whole, entities: { ...entities, games: games.filter(isShown) } };
}
