import { type SharedChoice, sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import { type Figures, figuresFrom } from './expected.ts';
import { kenoDraws } from './figures.ts';

type Bet = { choice: SharedChoice; left: number | null; draws: readonly number[]; minor: number };

const bust = 0.01;

/**
 * A flight goes on for this player until they leave or it ends, at `times` stakes. Its square grows with every moment of it, so it is right for
 * any way to leave: the hazard at m is 1 / m, and m stakes are lost by it. Decision D-1071.
 */
function crashFigures({ left, draws: [end = 100], minor }: Bet): Figures {
  const times = (left ?? end) / 100;
  return { net: -bust, variance: (times ** 2 - 1) / 2 + bust * (1 - bust), rounding: left === null ? 0 : 1 / minor };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** What mathematics expect of one bet on a round of everybody, in stakes. */
export function sharedFiguresOf(kind: SharedKind, bet: Bet): Figures {
  if (kind === 'crash') return crashFigures(bet);
  const { choice, minor } = bet;
  const { of, payoutOf } = sharedGameOf(kind);
  const outcomes =
    kind === 'keno-draw' ? kenoDraws(choice.picks ?? []) : upTo(of ?? 0).map((drawn) => ({ draws: [drawn], ways: 1 }));
  return figuresFrom(
    outcomes.map(({ draws, ways }) => ({ ways, pay: payoutOf({ draws, choice, left: null }, minor) / minor })),
  );
}
