import type { Choice } from '../../contracts/games/index.ts';
import type { RgsConfig, RgsRound } from '../../contracts/rgs.ts';
import { cycleOf } from '../games/cycle.ts';
import { boundsOf, type StoredSession } from '../games/money.ts';
import { roundView, type StoredRound } from '../games/rounds.ts';
import { balanceOf } from '../ledger/index.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';
import { eventOf, modeOf } from './mode.ts';
import { amountOf } from './money.ts';

export const balanceView = ({ db }: World, { account_id: account, iso }: StoredSession) => ({
  amount: amountOf(balanceOf(db, account), iso),
  currency: iso,
});

export function rgsRoundView(round: StoredRound): RgsRound {
  const { bet_id: betID, iso, stake, payout, choice, ended_at: endedAt, is_told: isTold } = round;
  const made = JSON.parse(choice) as Choice;
  const event = eventOf(made);
  return {
    betID,
    amount: amountOf(stake, iso),
    payout: amountOf(payout, iso),
    payoutMultiplier: payout / stake,
    active: endedAt === null || isTold === 0,
    mode: modeOf(made),
    ...(event === undefined ? {} : { event }),
    state: roundView(round),
  };
}

const steps = [1, 2, 5];

/** 1, 2, 5, 10, … times the least stake, and the most one. */
function levelsOf(min: number, max: number): number[] {
  const levels = Array.from({ length: 12 }, (_, place) => min * (steps[place % 3] ?? 1) * 10 ** Math.floor(place / 3));
  return [...levels.filter((level) => level < max), max];
}

/**
 * Stakes and the rules of the country. Nothing here shortens a round, whatever the country allows.
 * Row CAS-11.
 */
export function configView(world: World, session: StoredSession): RgsConfig {
  const { game, iso } = session;
  const { min, max } = boundsOf(session);
  const betLevels = levelsOf(min, max).map((minor) => amountOf(minor, iso));
  return {
    minBet: amountOf(min, iso),
    maxBet: amountOf(max, iso),
    stepBet: amountOf(1, iso),
    defaultBetLevel: betLevels[Math.min(3, betLevels.length - 1)] ?? amountOf(min, iso),
    betLevels,
    jurisdiction: {
      socialCasino: false,
      disabledFullscreen: false,
      disabledTurbo: true,
      disabledSuperTurbo: true,
      disabledAutoplay: !protectionIn(world).autoPlay,
      disabledSlamstop: true,
      disabledSpacebar: true,
      disabledBuyFeature: true,
      displayNetPosition: true,
      displayRTP: true,
      displaySessionTimer: true,
      minimumRoundDuration: cycleOf(world, game),
    },
  };
}
