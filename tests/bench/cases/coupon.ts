import { couponFigures, type CouponInput } from '../../../contracts/maths/index.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { cpuOf } from '../lib/cpu.ts';
import { createRandom } from '../lib/feed.ts';
import { plain } from '../ref/coupon.ts';

const times = 4000;
const stake = 150_00;
/** Exact results need whole numbers of any size instead of floating point, and may cost this many times more. */
const goal = 30;

type Sum = { input: CouponInput; float: () => { win: number } };

const random = createRandom(11);
const milli = (count: number, most: number) => Array.from({ length: count }, () => 1010 + Math.floor(random() * most));
const legs = (odds: readonly number[], block: (index: number) => number = () => 1) =>
  odds.map((value, index) => ({
    ...{ milli: value, block: block(index), kind: 1 },
    chance: Math.round(950_000_000 / value),
  }));
const half = (index: number) => Math.floor(index / 2) + 1;

function coupon(
  typeId: CouponInput['typeId'],
  count: number,
  float: (legs: CouponInput['legs']) => { win: number },
  more: Partial<CouponInput> = {},
  block?: (index: number) => number,
  most = 2400,
): Sum {
  const own = legs(milli(count, most), block);
  return { input: { typeId, legs: own, amount: stake, ...more }, float: () => float(own) };
}

/** The largest coupon of each type, and an express and a system of twenty. */
const sums: Record<string, Sum> = {
  single: coupon(0, 1, (all) => plain.express(all, stake)),
  express20: coupon(1, 20, (all) => plain.express(all, stake)),
  express50: coupon(1, 50, (all) => plain.express(all, stake)),
  system20x10: coupon(2, 20, (all) => plain.system(all, stake, 10), { systemValue: 10 }),
  chain20: coupon(3, 20, (all) => plain.chain(all, stake)),
  multibet20: coupon(4, 20, (all) => plain.multiBet(all, stake, 5), { systemValue: 5 }, half),
  conditional20: coupon(
    5,
    20,
    (all) => plain.conditional(all, stake),
    { amount: undefined, amounts: Array.from({ length: 10 }, () => stake) },
    half,
  ),
  // An anti-express is offered only against a short express.
  antiexpress20: coupon(6, 20, (all) => plain.antiExpress(all, stake), {}, undefined, 30),
  lucky8: coupon(7, 8, (all) => plain.lucky(all, stake)),
  patent8: coupon(8, 8, (all) => plain.patent(all, stake)),
  singles50: coupon(9, 50, (all) => plain.singles(all, stake), {
    amount: undefined,
    amounts: Array.from({ length: 50 }, () => stake),
  }),
};

/** Makes sure that both ways give the same result. Otherwise the bench would compare different things. */
function checkSame(name: string, { input, float }: Sum): void {
  const exact = couponFigures(input);
  const win = exact.ok ? exact.figures.possibleWin : null;
  const tolerance = Math.max(1, float().win * 1e-3);
  if (win === null || (win < Number.MAX_SAFE_INTEGER && Math.abs(win - float().win) > tolerance))
    throw new Error(`coupon.${name}: ${String(win)} is not ${String(float().win)}`);
}

/** Measures the figures that a slip shows after one change, against the same figures by plain floating point. */
export const couponCase: BenchCase = {
  id: 'coupon.recalculate',
  async run(rounds) {
    const results = [];
    for (const [name, sum] of Object.entries(sums)) {
      checkSame(name, sum);
      const variants = {
        ours: () => Promise.resolve(cpuOf(() => couponFigures(sum.input), times)),
        float: () => Promise.resolve(cpuOf(sum.float, 50 * times)),
      };
      results.push(await compare({ id: `coupon.${name}`, unit: 'µs', goals: { float: goal } }, variants, rounds));
    }
    return results;
  },
};
