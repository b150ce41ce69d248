import { reelLines, type Reels } from '../../contracts/games/index.ts';
import { type Figures, figuresFrom } from './game-figures.ts';

const stops = 24;
const lines = reelLines.length;

/** What the symbols of one line pay, with the wild one as any. `codes`: 0 is wild, above 5 is the comet. */
function lineTable(pays: readonly (readonly number[])[]): Int32Array {
  const symbols = pays.length;
  const base = symbols + 2;
  const table = new Int32Array(base ** 5);
  for (let place = 0; place < table.length; place++) {
    const codes = Array.from({ length: 5 }, (_, reel) => Math.floor(place / base ** reel) % base);
    const symbol = codes.find((code) => code !== 0) ?? 0;
    const other = codes.findIndex((code) => code !== 0 && code !== symbol);
    const count = other === -1 ? 5 : other;
    if (symbol > 0 && symbol <= symbols && count >= 3) table[place] = pays[symbol - 1]?.[count - 3] ?? 0;
  }
  return table;
}

type Cycle = {
  ways: number;
  paid: number;
  squares: number;
  hits: number;
  given: number;
  givenPaid: number;
  givenNone: number;
};

/** Every window once: 24 to the fifth. Whole numbers below 2^53 throughout. */
function wholeCycle({ strips, pays }: Reels): Cycle {
  const names = Object.keys(pays);
  const table = lineTable(Object.values(pays));
  const base = names.length + 2;
  const codeOf = (sign: string) => (sign === 'W' ? 0 : sign === 'F' ? base - 1 : names.indexOf(sign) + 1);
  /** Of each reel and stop: for every line its symbol times the place of the reel in the table. */
  const parts = strips.map((strip, reel) =>
    Array.from({ length: stops }, (_, stop) =>
      Int32Array.from(reelLines, (line) => codeOf(strip.charAt((stop + (line[reel] ?? 0)) % stops)) * base ** reel),
    ),
  );
  const comets = strips.map((strip) =>
    Array.from({ length: stops }, (_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % stops] === 'F').length),
  );
  const cycle: Cycle = { ways: stops ** 5, paid: 0, squares: 0, hits: 0, given: 0, givenPaid: 0, givenNone: 0 };
  const keys = Array.from({ length: 5 }, () => new Int32Array(lines));
  const visit = (reel: number, many: number): void => {
    for (let stop = 0; stop < stops; stop++) {
      const part = parts[reel]?.[stop] ?? new Int32Array(lines);
      const before = keys[reel - 1];
      const key = keys[reel] ?? new Int32Array(lines);
      for (let line = 0; line < lines; line++) key[line] = (before?.[line] ?? 0) + (part[line] ?? 0);
      const seen = many + (comets[reel]?.[stop] ?? 0);
      if (reel < 4) visit(reel + 1, seen);
      else {
        let pay = 0;
        for (let line = 0; line < lines; line++) pay += table[key[line] ?? 0] ?? 0;
        cycle.paid += pay;
        cycle.squares += pay * pay;
        if (pay > 0) cycle.hits += 1;
        if (seen >= 3) {
          cycle.given += 1;
          cycle.givenPaid += pay;
          if (pay === 0) cycle.givenNone += 1;
        }
      }
    }
  };
  visit(0, 0);
  return cycle;
}

/**
 * Exact figures of five reels. Free spins are independent of each other and of the window that gave them, so their part
 * follows from the whole cycle of one.
 */
export function reelFigures(reels: Reels): Figures {
  const cycle = wholeCycle(reels);
  const own = figuresFrom(cycle, lines);
  if (reels.free === null) return own;
  const { spins, times } = reels.free;
  const chance = cycle.given / cycle.ways;
  const free = spins * times * own.return;
  const freeSquare = spins * times ** 2 * own.deviation ** 2 + free ** 2;
  const share = own.return + chance * free;
  const withFree = cycle.givenPaid / cycle.ways / lines;
  const square = own.deviation ** 2 + own.return ** 2 + 2 * withFree * free + chance * freeSquare;
  const none = cycle.ways - cycle.hits - cycle.givenNone + cycle.givenNone * (1 - own.hitRate) ** spins;
  return { return: share, hitRate: 1 - none / cycle.ways, deviation: Math.sqrt(square - share ** 2) };
}
