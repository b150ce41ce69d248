import { type RoundSeeds, type Shape } from '../games/fair.ts';

/**
 * One lottery: `pick` numbers out of 1 to `of`. `price`, `prizes` (by numbers right): minor units of the pools' currency,
 * for each line.
 */
export type Lotto = {
  id: number;
  slug: string;
  pick: number;
  of: number;
  price: number;
  prizes: readonly { right: number; prize: number }[];
};

export const lottos = [
  {
    ...{ id: 1, slug: '6-49', pick: 6, of: 49, price: 2000 },
    prizes: [
      { right: 6, prize: 6_000_000_000 },
      { right: 5, prize: 6_000_000 },
      { right: 4, prize: 150_000 },
      { right: 3, prize: 15_000 },
      { right: 2, prize: 2000 },
    ],
  },
  {
    ...{ id: 2, slug: '5-36', pick: 5, of: 36, price: 2000 },
    prizes: [
      { right: 5, prize: 200_000_000 },
      { right: 4, prize: 500_000 },
      { right: 3, prize: 20_000 },
      { right: 2, prize: 2000 },
    ],
  },
  {
    ...{ id: 3, slug: '4-20', pick: 4, of: 20, price: 2000 },
    prizes: [
      { right: 4, prize: 4_000_000 },
      { right: 3, prize: 20_000 },
      { right: 2, prize: 2000 },
    ],
  },
] as const satisfies readonly Lotto[];

export const lottoOf = (id: number): Lotto | null => lottos.find((lotto) => lotto.id === id) ?? null;

/** So many lines has a ticket, and so many draws it may go through. */
export const mostLottoLines = 20;
export const lottoDrawCounts = [1, 2, 4, 8] as const;

/** n over k, exact for the numbers of a lottery. */
function combinations(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let value = 1;
  for (let step = 1; step <= k; step += 1) value = (value * (n - k + step)) / step;
  return value;
}

/** The number of all possible draws that give one line exactly `right` numbers. */
export const drawsWith = ({ pick, of }: Pick<Lotto, 'pick' | 'of'>, right: number): number =>
  combinations(pick, right) * combinations(of - pick, pick - right);

export const allDraws = ({ pick, of }: Pick<Lotto, 'pick' | 'of'>): number => combinations(of, pick);

/** The long-term return of a line, in percent: prizes times their odds. */
export const lottoReturn = (lotto: Lotto): number =>
  (lotto.prizes.reduce((sum, { right, prize }) => sum + prize * drawsWith(lotto, right), 0) * 100) /
  (allDraws(lotto) * lotto.price);

export const rightOf = (line: readonly number[], drawn: readonly number[]): number =>
  line.filter((number) => drawn.includes(number)).length;

export const lottoPrize = ({ prizes }: Lotto, right: number): number =>
  prizes.find((prize) => prize.right === right)?.prize ?? 0;

export const isLottoLine = ({ pick, of }: Lotto, line: readonly number[]): boolean =>
  line.length === pick &&
  new Set(line).size === pick &&
  line.every((number) => Number.isInteger(number) && number >= 1 && number <= of);

/** The seed of a draw is the SHA-256 of this text, so its commitment gives nothing of the chain away. Row FAIR-15. */
export const lottoSeedText = (hash: string): string => `lotto:${hash}`;

/**
 * What a draw signs with its seed, and the shape of its numbers: each comes out of what is left. `value`: the public value of its chain, where
 * there is one. Rows LOTTO-02, FAIR-16.
 */
export const lottoSeeds = (
  { slug }: Lotto,
  number: number,
  serverSeed: string,
  value: string | null = null,
): RoundSeeds => ({ serverSeed, clientSeed: value ?? `lotto-${slug}`, nonce: number });
export const lottoShape = ({ pick, of }: Lotto): Shape => ({ count: pick, of, isDealt: true });

/** Numbers of a draw as they are told: from 1, the smallest first. */
export const toldNumbers = (draws: readonly number[]): number[] =>
  draws.map((drawn) => drawn + 1).sort((a, b) => a - b);
