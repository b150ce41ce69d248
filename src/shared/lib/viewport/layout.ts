/** Widths at which the layout changes, px. Spec: shell §9. */
const bounds = [
  [1920, 'wide'],
  [1366, 'desktop'],
  [1100, 'laptop'],
  [1024, 'tablet'],
] as const;

export type LayoutName = (typeof bounds)[number][1] | 'narrow';

/** `width`: px of the window. */
export const layoutOf = (width: number): LayoutName => bounds.find(([bound]) => width >= bound)?.[1] ?? 'narrow';
