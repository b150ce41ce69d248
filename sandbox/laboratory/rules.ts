import { choicesOf, gameOf, type Slug } from '../../contracts/games/index.ts';
import type { GameRules } from '../../contracts/laboratory.ts';
import { byHits, type PayTable, payTables, times } from '../../contracts/pay-tables.ts';
import {
  kenoPays,
  mostExit,
  mostPicks,
  type SharedChoice,
  sharedGameOf,
  type SharedKind,
} from '../../contracts/shared-games/index.ts';
import { isSharedKind } from '../../contracts/shared-games/kinds.ts';
import type { Page } from '../http/context.ts';
import { isOfSkill } from './figures.ts';
import { type Game, publishedOf } from './published.ts';

const exits = [101, 150, 200, 500, 1000, 10_000, mostExit];
const sharedPays: Readonly<Record<SharedKind, PayTable | undefined>> = {
  crash: {
    name: 'Crash',
    note: 'Whoever leaves at m gets m. So many rounds get there.',
    heads: ['stakes', 'rounds'],
    rows: exits.map((auto) => [times(auto), sharedGameOf('crash').hitRateOf({ auto })]),
  },
  'keno-draw': {
    ...{ name: 'Keno draw', note: 'Hits of what was picked.' },
    ...{ heads: ['picked', 'hits', 'stakes'], rows: byHits(kenoPays) },
  },
  'roulette-draw': payTables.roulette,
  'wheel-draw': payTables.wheel,
};

const sharedChoices: Readonly<Record<SharedKind, () => readonly SharedChoice[]>> = {
  crash: () => exits.map((auto) => ({ auto })),
  'keno-draw': () =>
    Array.from({ length: mostPicks }, (_, most) => ({
      picks: Array.from({ length: most + 1 }, (__, pick) => pick + 1),
    })),
  'roulette-draw': choicesOf.roulette,
  'wheel-draw': choicesOf.wheel,
};

/** What a round draws and what a choice gives back. */
function mathsOfGame(game: Slug | SharedKind) {
  if (isSharedKind(game)) return { draws: null, maths: sharedGameOf(game), choices: sharedChoices[game]() };
  const maths = gameOf(game);
  const choices = choicesOf[game]();
  const { count, of, isDealt = false } = maths.shapeOf(choices[0] ?? {});
  return { draws: { count, of, isDealt }, maths, choices };
}

/** The rules of a game with the hash of its mathematics, computed from those that play it. Row LAB-07. */
export function rulesOf(game: Game, { page, pageSize }: Page): GameRules {
  const { maths: version, ...published } = publishedOf(game);
  const { draws, maths, choices } = mathsOfGame(game);
  const { name: _, ...pays } = (isSharedKind(game) ? sharedPays[game] : payTables[game]) ?? {};
  return {
    ...{ game, maths: version, published, draws, isBestPlay: isOfSkill(game) },
    pays: 'rows' in pays ? { ...pays, heads: [...pays.heads], rows: pays.rows.map((row) => [...row]) } : null,
    choiceCount: choices.length,
    choices: choices.slice((page - 1) * pageSize, page * pageSize).map((choice) => ({
      ...{ choice, return: maths.returnOf(choice as never), hitRate: maths.hitRateOf(choice as never) },
    })),
  };
}
