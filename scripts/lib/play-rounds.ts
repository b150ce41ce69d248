import { createHmac } from 'node:crypto';

import { type Choice, drawsOf, gameOf, messagesOf, type Slug, slugs } from '../../contracts/games/index.ts';
import { sharedGameOf, type SharedKind, sharedKinds } from '../../contracts/shared-games/index.ts';
import type { Figures } from './game-figures.ts';
import { choicesOf, figuresOf } from './game-returns.ts';
import { jacksFigures } from './jacks-figures.ts';
import { strategyHold } from './jacks-strategy.ts';
import { sharedReturns } from './shared-returns.ts';

/** One game played in one way. `paid`: what round `nonce` pays back, in stakes. */
export type Player = { name: string; exact: () => Figures; paid: (nonce: number) => number };
export type Played = { rounds: number; share: number; errors: number };

const stake = 150_000;
const serverSeed = '5e'.repeat(32);

const digestsOf = (key: string, messages: readonly string[]): Uint8Array =>
  Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest()));

/** Games whose player decides on the way, by what they may see; the others keep the page's first choice. */
const deciders: Partial<Record<Slug, { exact: () => Figures; decide: (draws: readonly number[]) => Choice }>> = {
  jacks: {
    exact: () => jacksFigures(strategyHold),
    decide: (draws) => ({ hold: strategyHold(draws.slice(0, 5)) }),
  },
};

function alone(slug: Slug): Player {
  const { shapeOf, payoutOf } = gameOf(slug);
  const first = choicesOf[slug][0] ?? {};
  const { decide, exact = () => figuresOf(slug, first) } = deciders[slug] ?? {};
  const shape = shapeOf(first);
  return {
    name: slug,
    exact,
    paid: (nonce) => {
      const draws = drawsOf(digestsOf(serverSeed, messagesOf({ serverSeed, clientSeed: slug, nonce }, shape)), shape);
      return payoutOf(draws, decide?.(draws) ?? first, stake) / stake;
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
    paid: (nonce) => {
      const hash = createHmac('sha256', serverSeed)
        .update(`${kind}:${String(nonce)}`)
        .digest('hex');
      const { key, messages } = signed({ hash, salt: 'rounds', number: nonce });
      const draws = drawsOfKind(digestsOf(key, messages));
      const { auto } = choice;
      const left = auto !== undefined && (draws[0] ?? 0) >= auto ? auto : null;
      return payoutOf({ draws, choice, left }, stake) / stake;
    },
  };
}

/** Blackjack is not among them: its exact figures are of the best play, which no short rule gives. */
export const players: readonly Player[] = [
  ...slugs.filter((slug) => slug !== 'blackjack').map(alone),
  ...sharedKinds.map(shared),
];

/**
 * Plays rounds from seeds that stay the same, so that everybody sees the same figures. `errors`: by how many standard
 * errors of the exact deviation the share that came back is off.
 */
export function play({ exact, paid }: Player, rounds: number): Played {
  let total = 0;
  for (let nonce = 0; nonce < rounds; nonce++) total += paid(nonce);
  const share = total / rounds;
  const { return: expected, deviation } = exact();
  return { rounds, share, errors: ((share - expected) / deviation) * Math.sqrt(rounds) };
}
