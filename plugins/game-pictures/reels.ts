import type { GamePicture } from '@contracts/game-frame';
import { reelFall } from '@contracts/game-motion';
import { cometReels } from '@contracts/games/comet-garden';
import { lanternReels } from '@contracts/games/lantern-tide';
import { reelLines, reelSpins, reelWindow, reelWins } from '@contracts/games/reels';
import { slotLines, slotWins, windowOf } from '@contracts/games/slot';
import { symbolSets } from '@contracts/games/symbols';

import { box, colour, make, picture, range } from './svg.ts';
import { symbol } from './symbols.ts';

const [wide, high, across, down] = [86, 76, 10, 6];

type Line = { rows: readonly number[]; count: number };

/** Where reels stand that nothing has turned yet: no line of them pays. */
const rest = range(5).map((reel) => reel * 5);

/** The window of the spin that was paid for and its lines, from whichever slot it is; before the first round no lines. */
function seen({ game, draws }: GamePicture): { window: string[][]; lines: Line[] } {
  if (game === 'five-lines')
    return {
      window: windowOf(draws ?? rest),
      lines: draws === null ? [] : slotWins(draws).map(({ line }) => ({ rows: slotLines[line] ?? [], count: 3 })),
    };
  const reels = game === 'lantern-tide' ? lanternReels : cometReels;
  const [stops = []] = draws === null ? [rest] : reelSpins(reels, draws);
  return {
    window: reelWindow(reels, stops),
    lines:
      draws === null ? [] : reelWins(reels, stops).map(({ line, count }) => ({ rows: reelLines[line] ?? [], count })),
  };
}

/** The edge of a cell is drawn half outside of it. */
const edge = 1;
const centre = (reel: number, row: number) => ({
  x: edge + reel * (wide + across) + wide / 2,
  y: edge + row * (high + down) + high / 2,
});

/**
 * The window, with a ground under the cells of each line that pays, and the line over them: the second one dotted. Symbols that
 * nobody has drawn yet are pale.
 */
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
        make('g', { 'data-reel': at, opacity: told.draws === null ? 0.25 : 1 }, symbol(names[sign] ?? 'blank', x, y)),
      ];
    }),
  );
  const drawn = lines.map(({ rows, count }, order) => {
    const points = rows
      .slice(0, count)
      .map((row, reel) => `${String(centre(reel, row).x)},${String(centre(reel, row).y)}`);
    return make('polyline', {
      'data-part': 'line',
      ...{ points: points.join(' '), fill: 'none', 'stroke-width': 3 },
      stroke: colour(order === 0 ? 'accent' : 'warning'),
      ...(order === 0 ? {} : { 'stroke-dasharray': '3 6' }),
    });
  });
  return picture(2 * edge + window.length * (wide + across) - across, 2 * edge + 3 * (high + down) - down, [
    ...cells,
    ...drawn,
  ]);
}

/** Reels stop one after the other, each after the same time, whatever the others show; then the lines show. */
export function move(svg: SVGElement, _: GamePicture, ms: number): void {
  const falling = [{ transform: 'translateY(-240px)', opacity: 0 }, { transform: 'none' }];
  for (const sign of svg.querySelectorAll<SVGElement>('[data-reel]')) {
    const fall = reelFall(Number(sign.dataset['reel']), ms);
    sign.animate(falling, { ...fall, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' });
  }
  for (const line of svg.querySelectorAll('[data-part=line]'))
    line.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], ms);
}
