import type { GamePicture } from '@contracts/game-frame';
import { cometReels } from '@contracts/games/comet-garden';
import { lanternReels } from '@contracts/games/lantern-tide';
import { reelLines, reelSpins, reelWindow, reelWins } from '@contracts/games/reels';
import { slotLines, slotWins, windowOf } from '@contracts/games/slot';

import { box, colour, make, picture, range } from './svg.ts';
import { symbol, symbolSets } from './symbols.ts';

const [wide, high, across, down] = [86, 76, 10, 6];

type Line = { rows: readonly number[]; count: number };

/** The window of the spin that was paid for and its lines, from whichever slot it is. */
function seen({ game, draws }: GamePicture): { window: string[][]; lines: Line[] } {
  if (game === 'five-lines')
    return {
      window: draws === null ? range(3).map(() => ['', '', '']) : windowOf(draws),
      lines: draws === null ? [] : slotWins(draws).map(({ line }) => ({ rows: slotLines[line] ?? [], count: 3 })),
    };
  const reels = game === 'lantern-tide' ? lanternReels : cometReels;
  const [stops = []] = draws === null ? [] : reelSpins(reels, draws);
  return {
    window: draws === null ? range(5).map(() => ['', '', '']) : reelWindow(reels, stops),
    lines:
      draws === null ? [] : reelWins(reels, stops).map(({ line, count }) => ({ rows: reelLines[line] ?? [], count })),
  };
}

const centre = (reel: number, row: number) => ({
  x: reel * (wide + across) + wide / 2,
  y: row * (high + down) + high / 2,
});

/** The window, with a ground under the cells of each line that pays, and the line over them: the second one dotted. */
export function draw(told: GamePicture): SVGElement {
  const { window, lines } = seen(told);
  const names = symbolSets[told.game] ?? {};
  const paid = new Set(
    lines.flatMap(({ rows, count }) => rows.slice(0, count).map((row, reel) => `${String(reel)} ${String(row)}`)),
  );
  const cells = window.flatMap((reel, at) =>
    reel.flatMap((sign, row) => {
      const { x, y } = centre(at, row);
      const isPaid = paid.has(`${String(at)} ${String(row)}`);
      const place = { x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: 10 };
      return [
        box({ ...place, fill: colour(isPaid ? 'soft' : 'card'), stroke: colour(isPaid ? 'accent' : 'line') }),
        symbol(names[sign] ?? 'blank', x, y),
      ];
    }),
  );
  const drawn = lines.map(({ rows, count }, order) => {
    const points = rows
      .slice(0, count)
      .map((row, reel) => `${String(centre(reel, row).x)},${String(centre(reel, row).y)}`);
    return make('polyline', {
      ...{ points: points.join(' '), fill: 'none', 'stroke-width': 3 },
      stroke: colour(order === 0 ? 'accent' : 'warning'),
      ...(order === 0 ? {} : { 'stroke-dasharray': '3 6' }),
    });
  });
  return picture(window.length * (wide + across) - across, 3 * (high + down) - down, [...cells, ...drawn]);
}
