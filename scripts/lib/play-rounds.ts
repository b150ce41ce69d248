import { createHmac } from 'node:crypto';

import { type Choice, choicesOf, drawsOf, gameOf, messagesOf, type Slug, slugs } from '../../contracts/games/index.ts';
import { sharedGameOf, type SharedKind, sharedKinds } from '../../contracts/shared-games/index.ts';
import { blackjackFigures, blackjackWay } from './blackjack-figures.ts';
import type { Figures } from './game-figures.ts';
import { figuresOf } from './game-returns.ts';
import { jacksFigures } from './jacks-figures.ts';
import { strategyHold } from './jacks-strategy.ts';
import { sharedReturns } from './shared-returns.ts';

/** What a round pays back and what was staked in all, in first stakes. */
type Round = { paid: number; staked: number };
/** One game played in one way. `round`: the one with this number. */
export type Player = { name: string; exact: () => Figures; round: (nonce: number) => Round };
export type Played = { rounds: number; share: number; errors: number };

const stake = 150_000;
const serverSeed = '5e'.repeat(32);

const digestsOf = (key: string, messages: readonly string[]): Uint8Array =>
  Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest()));

/** Blackjack as its exact figures are counted: by what the player has seen, the best of all ways. */
function bestBlackjack(draws: readonly number[]): Choice {
  const { steps } = gameOf('blackjack');
  let choice: Choice = {};
  while (steps?.isOver(draws, choice) === false) {
    const seen = steps.shown(draws, choice);
    const move = blackjackWay(seen);
    if (move === 'stand') break;
    const next = steps.after(choice, { move }, seen);
    if (next === null) throw new Error(`The game refuses to ${move} with ${seen.join()}.`);
    choice = next;
  }
  return choice;
}

/** Games whose player decides on the way, by what they may see; the others keep the page's first choice. */
const deciders: Partial<Record<Slug, { exact: () => Figures; decide: (draws: readonly number[]) => Choice }>> = {
  jacks: {
    exact: () => jacksFigures(strategyHold),
    decide: (draws) => ({ hold: strategyHold(draws.slice(0, 5)) }),
  },
  blackjack: { exact: blackjackFigures, decide: bestBlackjack },
};

function alone(slug: Slug): Player {
  const { shapeOf, payoutOf } = gameOf(slug);
  const first = choicesOf[slug]()[0] ?? {};
  const { decide, exact = () => figuresOf(slug, first) } = deciders[slug] ?? {};
  const shape = shapeOf(first);
  return {
    name: slug,
    exact,
    round: (nonce) => {
      const draws = drawsOf(digestsOf(serverSeed, messagesOf({ serverSeed, clientSeed: slug, nonce }, shape)), shape);
      const choice = decide?.(draws) ?? first;
      const staked = choice.second === undefined ? 1 : 2;
      return { paid: payoutOf(draws, choice, staked * stake) / stake, staked };
    },
  };
}

function shared(kind: SharedKind): Player {
  const { signed, drawsOf: drawsOfKind, payoutOf } = sharedGameOf(kind);
  const row = sharedReturns.find((each) => each.kind === kind)?.rows[0];
  if (row === undefined) throw new Error(`No figures of ${kind}.`);
  const { choice, exact } = row;
  return {
    name: kind,
    exact: () => exact,
    round: (nonce) => {
      const hash = createHmac('sha256', serverSeed)
        .update(`${kind}:${String(nonce)}`)
        .digest('hex');
      const { key, messages } = signed({ hash, salt: 'rounds', number: nonce });
      const draws = drawsOfKind(digestsOf(key, messages));
      const { auto } = choice;
      const left = auto !== undefined && (draws[0] ?? 0) >= auto ? auto : null;
      return { paid: payoutOf({ draws, choice, left }, stake) / stake, staked: 1 };
    },
  };
}

export const players: readonly Player[] = [...slugs.map(alone), ...sharedKinds.map(shared)];

/**
 * Plays rounds from seeds that stay the same, so that everybody sees the same figures. `share`: of all stakes. `errors`: by
 * how many standard errors of the exact deviation what was won or lost is off.
 */
export function play({ exact, round }: Player, rounds: number): Played {
  const total = { paid: 0, staked: 0 };
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { paid, staked } = round(nonce);
    total.paid += paid;
    total.staked += staked;
  }
  const { return: expected, deviation, staked: stakes = 1 } = exact();
  const off = (total.paid - total.staked) / rounds - (expected - 1) * stakes;
  return { rounds, share: total.paid / total.staked, errors: (off / deviation) * Math.sqrt(rounds) };
}
