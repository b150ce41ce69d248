import { type Scope, scopeBind } from 'effector';

import { Zone } from '@contracts/feed';
import { z } from '@contracts/zod';

import { $hiddenSports } from '@/entities/match';
import { knownPlayerFx } from '@/entities/player';

const Part = z.record(z.string(), z.unknown());
const List = z.array(z.unknown());
const Match = z.object({ sportId: z.int(), zone: Zone });

/**
 * Matches that the player hid in their office are in no list that an app reads either. Where the answer is no list of
 * matches, it stays as it came.
 */
export async function withoutHidden(answer: unknown, scope: Scope): Promise<unknown> {
  const whole = Part.safeParse(answer).data;
  const entities = Part.safeParse(whole?.['entities']).data;
  const matches = List.safeParse(entities?.['games']).data;
  if (!matches) return answer;
  // A page that has just loaded does not know yet what they hid.
  await scopeBind(knownPlayerFx, { scope })().catch(() => null);
  const hidden = scope.getState($hiddenSports);
  const isShown = (raw: unknown): boolean => {
    const match = Match.safeParse(raw).data;
    return !match || !hidden[match.zone].includes(match.sportId);
  };
  return { ...whole, entities: { ...entities, games: matches.filter(isShown) } };
}
