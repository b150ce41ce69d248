import { toWire } from '../../contracts/maths/index.ts';
import { poolDigits, poolIso, potsOf, totoKind, unitBounds } from '../../contracts/pools/index.ts';
import type { TotoDraw, TotoDrawShort, TotoMatch } from '../../contracts/toto.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { isOnSale } from './results.ts';
import { jackpotOf } from './settle.ts';
import { matchesOf, type MatchNames, picksOf, type StoredDraw, type StoredMatch, ticketsOf } from './store.ts';

export const poolWire = (minor: number): number => toWire(minor, poolDigits);
export const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** A draw without its matches. What is on sale is said as of now, not as of the last minute. */
export function shortView(world: World, draw: StoredDraw): TotoDrawShort {
  const { id, kind, number, state, closes_at, settled_at, staked, lines, next_jackpot, class_lines } = draw;
  const { classes } = totoKind(kind);
  const jackpot = draw.jackpot ?? jackpotOf(world, draw);
  const pots = potsOf(classes, staked, jackpot);
  const won = class_lines === null ? null : (JSON.parse(class_lines) as number[]);
  return {
    ...{ id, kind, number },
    state: state === 'open' && !isOnSale(world, draw) ? 'closed' : state,
    closesAt: secondsOf(closes_at),
    settledAt: settled_at === null ? null : secondsOf(settled_at),
    currency: poolIso,
    staked: poolWire(staked),
    lines,
    jackpot: poolWire(jackpot),
    nextJackpot: next_jackpot === null ? null : poolWire(next_jackpot),
    classes: classes.map(({ least, percent }, place) => ({
      ...{ least, percent },
      money: poolWire(pots[place] ?? 0),
      lines: won?.[place] ?? null,
    })),
  };
}

/** Lines by variant at each match: a ticket has as many with one variant as all its lines, shared by its variants there. */
function pickedOf(world: World, draw: StoredDraw): number[][] {
  const { matches, variants } = totoKind(draw.kind);
  const picked = Array.from({ length: matches }, () => Array.from({ length: variants }, () => 0));
  for (const ticket of ticketsOf(world, draw.id))
    for (const [match, chosen] of picksOf(ticket).entries())
      for (const variant of chosen) {
        const row = picked[match] ?? [];
        row[variant] = (row[variant] ?? 0) + ticket.lines / chosen.length;
      }
  return picked;
}

function matchView(
  { game_id, names, starts_at, result, is_void }: StoredMatch,
  picked: number[],
  lng: string,
): TotoMatch {
  const { home, away, champ } = JSON.parse(names) as MatchNames;
  return {
    ...{ gameId: game_id, home: localize(home, lng), away: localize(away, lng), champ: localize(champ, lng) },
    ...{ startAt: secondsOf(starts_at), result, isVoid: is_void === 1, picked },
  };
}

export function drawView(world: World, draw: StoredDraw, lng: string): TotoDraw {
  const picked = pickedOf(world, draw);
  return {
    ...shortView(world, draw),
    minUnit: poolWire(unitBounds.min),
    maxUnit: poolWire(unitBounds.max),
    matches: matchesOf(world, draw.id).map((match, place) => matchView(match, picked[place] ?? [], lng)),
  };
}
