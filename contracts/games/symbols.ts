import type { PictureColour } from '../game-frame.ts';

/** A flat shape in a field of 60 by 60 around the middle. `fill` and `stroke`: colours of a picture. */
type Attributes = {
  fill?: PictureColour | 'none';
  stroke?: PictureColour;
  d?: string;
  r?: number;
  rx?: number;
  cx?: number;
  cy?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  strokeWidth?: number;
};
type SymbolShape = readonly [name: 'circle' | 'rect' | 'path', attributes: Attributes];

const outline = (stroke: PictureColour): Attributes => ({ fill: 'none', stroke, strokeWidth: 6 });
const path = (d: string, fill: PictureColour): SymbolShape => ['path', { d, fill }];

/** What symbols of reels look like: the picture of a game and its rules draw the same. */
export const symbolShapes: Readonly<Record<string, readonly SymbolShape[]>> = {
  circle: [['circle', { r: 18, ...outline('quiet') }]],
  square: [['rect', { x: -17, y: -17, width: 34, height: 34, rx: 3, ...outline('warning') }]],
  triangle: [['path', { d: 'M0 -19 L20 16 L-20 16Z', ...outline('quiet') }]],
  diamond: [['path', { d: 'M0 -22 L22 0 L0 22 L-22 0Z', ...outline('won') }]],
  shell: [
    path('M-24 12 A24 24 0 0 1 24 12Z', 'danger'),
    path('M-12 12 A12 12 0 0 1 12 12Z', 'card'),
    ['rect', { x: -24, y: 16, width: 48, height: 5, fill: 'danger' }],
  ],
  kite: [
    path('M0 -24 L0 -2 L-16 -2Z M0 -24 L16 -2 L0 -2Z', 'danger'),
    path('M-16 3 L0 3 L0 24Z M16 3 L0 24 L0 3Z', 'danger'),
  ],
  boat: [
    path('M-2 -24 L-2 4 L-20 4Z', 'won'),
    path('M3 -18 L18 4 L3 4Z', 'accent'),
    path('M-24 8 L24 8 A24 16 0 0 1 -24 8Z', 'accent'),
  ],
  moon: [path('M4 -23 A23 23 0 1 0 23 6 A18 18 0 0 1 4 -23Z', 'warning')],
  lantern: [
    ['rect', { x: -16, y: -18, width: 32, height: 40, rx: 14, fill: 'accent' }],
    ['rect', { x: -16, y: -5, width: 32, height: 12, fill: 'warning' }],
    ['rect', { x: -3, y: -25, width: 6, height: 8, fill: 'accent' }],
  ],
  drop: [path('M0 -24 C14 -6 18 2 18 8 A18 16 0 0 1 -18 8 C-18 2 -14 -6 0 -24Z', 'accent')],
  ring: [['circle', { r: 15, cy: 6, ...outline('warning') }], path('M0 -24 L9 -15 L0 -6 L-9 -15Z', 'danger')],
  star: [path('M0 -25 L7 -8 L25 -7 L11 4 L16 22 L0 12 L-16 22 L-11 4 L-25 -7 L-7 -8Z', 'warning')],
  leaf: [
    path('M-20 20 C-24 -8 -4 -24 22 -22 C24 4 8 24 -20 20Z', 'won'),
    ['path', { d: 'M-20 20 L10 -10', stroke: 'card', strokeWidth: 3 }],
  ],
  comet: [
    ['circle', { cx: 10, cy: 8, r: 14, fill: 'live' }],
    path('M-26 -22 L6 -4 L-2 4Z M-10 -26 L14 -6 L6 -2Z', 'live'),
  ],
  seven: [path('M-16 -22 L18 -22 L18 -14 L2 24 L-9 24 L6 -12 L-16 -12Z', 'danger')],
  bell: [
    path('M0 -22 C14 -20 14 -4 16 6 L22 12 L-22 12 L-16 6 C-14 -4 -14 -20 0 -22Z', 'warning'),
    ['circle', { cy: 18, r: 5, fill: 'warning' }],
  ],
  cherry: [
    ['circle', { cx: -12, cy: 12, r: 10, fill: 'danger' }],
    ['circle', { cx: 12, cy: 14, r: 10, fill: 'danger' }],
    ['path', { d: 'M-12 4 L6 -22 L12 6', fill: 'none', stroke: 'won', strokeWidth: 3 }],
  ],
  lemon: [path('M-26 0 C-14 -22 14 -22 26 0 C14 22 -14 22 -26 0Z', 'warning')],
  plum: [['circle', { r: 19, fill: 'live' }], path('M0 -18 C4 -28 14 -26 16 -24 C12 -18 6 -16 0 -18Z', 'won')],
  blank: [],
};

/** What each letter of the strips looks like. */
export const symbolSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'five-lines': { 7: 'seven', B: 'bell', C: 'cherry', L: 'lemon', P: 'plum', X: 'blank' },
  'lantern-tide': {
    ...{ A: 'circle', C: 'square', D: 'triangle', E: 'diamond', S: 'shell' },
    ...{ K: 'kite', B: 'boat', M: 'moon', W: 'lantern' },
  },
  'comet-garden': {
    ...{ A: 'circle', B: 'triangle', C: 'square', D: 'diamond' },
    ...{ G: 'drop', R: 'ring', H: 'star', W: 'leaf', F: 'comet' },
  },
};
