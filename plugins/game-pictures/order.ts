import type { GamePicture } from '@contracts/game-frame';

/** Numbers show in the order in which they were drawn, then the lines that they make. */
export function moveInOrder(svg: SVGElement, { draws }: GamePicture, ms: number): void {
  for (const drawn of svg.querySelectorAll<SVGElement>('[data-order]')) {
    const delay = (Number(drawn.dataset['order']) / Math.max(1, draws?.length ?? 0)) * ms;
    drawn.animate({ opacity: [0.15, 1] }, { delay, duration: ms / 10, fill: 'backwards' });
  }
  for (const line of svg.querySelectorAll('[data-part=line]'))
    line.animate({ opacity: [0, 0, 1], offset: [0, 0.98, 1] }, ms);
}
