import { bingoBalls, bingoDrawn, bingoLines, bingoPays, freeCell } from '../../contracts/games/index.ts';
import { type Figures, figuresFrom } from './game-figures.ts';

const own = 24;

/** The chance that just these `marked` of the 24 numbers of a card are among the drawn ones. */
function chanceOf(marked: number): number {
  let chance = 1;
  for (let place = 0; place < own; place++) {
    const left = bingoBalls - place;
    chance *= place < marked ? (bingoDrawn - place) / left : (bingoBalls - bingoDrawn - (place - marked)) / left;
  }
  return chance;
}

/** The bits of each line in a set of 24 cells, the free one left out. */
const masks = bingoLines.map((line) =>
  line.filter((cell) => cell !== freeCell).reduce((mask, cell) => mask | (1 << (cell > freeCell ? cell - 1 : cell)), 0),
);

/** The number of the 2^24 sets of marked cells with this many cells and this many lines. */
function bingoSets(): number[][] {
  const counts = Array.from({ length: own + 1 }, () => new Array<number>(bingoLines.length + 1).fill(0));
  const [low, high] = [masks.map((mask) => mask & 0xfff), masks.map((mask) => mask >> 12)];
  for (let upper = 0; upper < 4096; upper++) {
    const open = low.filter((_, line) => ((high[line] ?? 0) & ~upper) === 0);
    const many = bitsOf(upper);
    for (let lower = 0; lower < 4096; lower++) {
      let lines = 0;
      for (const mask of open) if ((mask & ~lower) === 0) lines += 1;
      const row = counts[many + bitsOf(lower)] ?? [];
      row[lines] = (row[lines] ?? 0) + 1;
    }
  }
  return counts;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Exact, over every set of cells that can be marked; the numbers on a card make no difference. */
export function bingoFigures(): Figures {
  const sums = { ways: 0, hits: 0, paid: 0, squares: 0 };
  for (const [marked, byLines] of bingoSets().entries())
    for (const [lines, count] of byLines.entries()) {
      const [weight, pay] = [count * chanceOf(marked), (bingoPays[lines] ?? 0) / 100];
      sums.ways += weight;
      sums.paid += weight * pay;
      sums.squares += weight * pay * pay;
      if (pay > 0) sums.hits += weight;
    }
  return figuresFrom(sums, 1);
}
