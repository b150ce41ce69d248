/**
 * Flags as bands and a few shapes on 16 × 12, simplified to what 16 px can show. `h`: bands from the top. `v`: bands
 * from the left, also in right-to-left languages. Each band has a weight. `over`: shapes on top, as `[fill, path]`.
 */
export type FlagDrawing = {
  h?: readonly (readonly [fill: string, weight: number])[];
  v?: readonly (readonly [fill: string, weight: number])[];
  over?: readonly (readonly [fill: string, d: string])[];
};

export const bands = (...fills: string[]) => fills.map((fill) => [fill, 1] as const);
export const plain = (fill: string) => [[fill, 1] as const];
export const cross = (fill: string) => [fill, 'M6.8 0h2.4v4.8H16v2.4H9.2V12H6.8V7.2H0V4.8h6.8z'] as const;
export const nordic = (fill: string, width: number) =>
  [
    fill,
    `M${String(5.5 - width / 2)} 0h${String(width)}v12h-${String(width)}zM0 ${String(6 - width / 2)}h16v${String(width)}H0z`,
  ] as const;
export const disc = (fill: string, x: number, y: number, r: number) =>
  [
    fill,
    `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 -${String(2 * r)} 0`,
  ] as const;
export const star = (fill: string, x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * 0.42;
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return [fill, `M${points.join('L')}z`] as const;
};

export const crescent = (fill: string, x: number, y: number) =>
  [fill, `M${String(x)} ${String(y - 1.9)}a2.6 2.6 0 1 0 0 3.8a2.1 2.1 0 1 1 0-3.8z`] as const;

export const unionJack = [
  ['#fff', 'M0 0h2l6 4.5L14 0h2v1.5L10 6l6 4.5V12h-2L8 7.5L2 12H0v-1.5L6 6L0 1.5z'],
  ['#c8102e', 'M0 0l7 5.25V6L0 .7zM16 12L9 6.75V6l7 5.3z'],
  ['#fff', 'M6 0h4v4h6v4h-6v4H6V8H0V4h6z'],
  ['#c8102e', 'M6.8 0h2.4v4.8H16v2.4H9.2V12H6.8V7.2H0V4.8h6.8z'],
] as const;
