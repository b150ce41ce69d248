import { expect, test } from 'vitest';

import { choicesOf, drawsOf, gameOf, scratchTickets, type Shape, slugs } from '../../../contracts/games/index.ts';
import { sharedGameOf, sharedKinds } from '../../../contracts/shared-games/index.ts';
import { drawsOfSeeds } from '../../../sandbox/games/draws.ts';
import { chiTail } from './tails.ts';

const words = 2 ** 32;
const soleDraw = (word: number, of: number): number => {
  const digest = Buffer.alloc(4);
  digest.writeUInt32BE(word);
  return drawsOf(digest, { count: 1, of })[0] ?? -1;
};

/** Every range out of which a game draws a number; what is dealt is drawn from less each time. */
const shapes: Shape[] = slugs.flatMap((slug) => choicesOf[slug]().map((choice) => gameOf(slug).shapeOf(choice)));
const rangesOf = ({ count, of, isDealt = false }: Shape): number[] =>
  isDealt ? Array.from({ length: count }, (_, taken) => of - taken) : [of];
const shared = sharedKinds.flatMap((kind) => sharedGameOf(kind).of ?? []);
const ranges = [...new Set([...shapes.flatMap(rangesOf), ...shared])].toSorted((one, other) => one - other);

/** The first word that gives this outcome, where outcomes share all words as evenly as can be. */
const firstWord = (outcome: number, of: number): number =>
  Number((BigInt(outcome) * BigInt(words) + BigInt(of) - 1n) / BigInt(of));

function expectEven(of: number, outcomes: Iterable<number>): void {
  for (const outcome of outcomes) {
    const [first, next] = [firstWord(outcome, of), firstWord(outcome + 1, of)];
    const [least, more] = [Math.floor(words / of), Math.ceil(words / of)];
    if (![least, more].includes(next - first)) throw new Error(`${String(outcome)} of ${String(of)} is uneven`);
    const edges = [soleDraw(first, of), soleDraw(next - 1, of)];
    if (edges.some((drawn) => drawn !== outcome))
      throw new Error(`${String(outcome)} of ${String(of)}: ${edges.join()}`);
  }
}

test('[LAB-02] every outcome of every range that a game draws from has as many words as every other, give or take one', () => {
  expect(ranges).toEqual(expect.arrayContaining([2, 13, 24, 37, 40, 50, 75, 377, 416, 10_000]));
  for (const of of ranges)
    expectEven(
      of,
      Array.from({ length: of }, (_, outcome) => outcome),
    );
});

test('[LAB-02] so has every ticket, whatever is left of a pool of scratch cards', () => {
  for (let left = 1; left <= scratchTickets; left++)
    expectEven(left, new Set([0, Math.floor(left / 3), Math.floor(left / 2), left - 1]));
});

test('[LAB-02] a remainder in the place of the scaling is found', () => {
  const counts = [0, 0, 0];
  for (let word = words - 4; word < words; word++) counts[word % 3] = (counts[word % 3] ?? 0) + 1;
  expect(counts).not.toEqual([1, 1, 1].map(() => soleDraw(words - 1, 3)));
  expect(soleDraw(words - 1, 3)).not.toBe((words - 1) % 3);
});

/** How likely chance alone is so uneven, for one number of a round over many rounds. */
function evenness(shape: Shape, place: number, rounds: number): number {
  const seen = new Uint32Array(shape.of);
  for (let nonce = 0; nonce < rounds; nonce++) {
    const drawn = drawsOfSeeds({ serverSeed: 'c'.repeat(64), clientSeed: 'laboratory', nonce }, shape)[place] ?? 0;
    seen[drawn] = (seen[drawn] ?? 0) + 1;
  }
  const expected = rounds / shape.of;
  return chiTail(
    seen.reduce((total, count) => total + (count - expected) ** 2 / expected, 0),
    shape.of - 1,
  );
}

const played = [
  ...new Map(shapes.map((shape) => [JSON.stringify([shape.of, shape.isDealt]), shape] as const)).values(),
].filter(({ of }) => of <= 416);
test.each(played.map((shape) => [shape.of, shape.isDealt === true ? 'dealt' : 'drawn', shape] as const))(
  '[LAB-02] first and last number out of %i, %s, come evenly over the rounds of a seed',
  (_, __, shape) => {
    const rounds = Math.max(4000, shape.of * 20);
    for (const place of new Set([0, shape.count - 1])) expect(evenness(shape, place, rounds)).toBeGreaterThan(1e-4);
  },
);
