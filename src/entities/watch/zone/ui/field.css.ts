import { style, styleVariants } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** The picture is of a place: it is not mirrored where the page is. */
export const field = style({
  display: 'block',
  inlineSize: '100%',
  direction: 'ltr',
  background: vars.color.pitch.grass,
});
export const lost = style({ opacity: 0.45 });
export const grass = style({ fill: vars.color.pitch.grass });
export const stripe = style({ fill: vars.color.pitch.grassAlt });
export const lines = style({ fill: 'none', stroke: vars.color.pitch.line, strokeWidth: 0.5 });

/** The side to move. */
export const side = styleVariants({
  1: { color: vars.color.pitch.home },
  2: { color: vars.color.pitch.away },
});
export const strength = styleVariants({
  weak: { fill: 'currentcolor', opacity: 0.13 },
  strong: { fill: 'currentcolor', opacity: 0.2 },
  goal: { fill: 'currentcolor', opacity: 0.22 },
});
export const edge = style({ stroke: 'currentcolor', strokeWidth: 0.7 });
export const stroke = style({ fill: 'none', stroke: 'currentcolor', strokeWidth: 0.8, strokeLinecap: 'round' });
export const dashed = style([stroke, { strokeDasharray: '1.6 1.6' }]);
export const chevron = style([stroke, { strokeWidth: 1.1, strokeLinejoin: 'round' }]);
export const filled = style({ fill: 'currentcolor' });

export const path = style({ stroke: 'currentcolor', strokeLinecap: 'round', fill: 'none' });
export const step = style({ fill: 'currentcolor' });
/** The ball moves by its CSS transform only. It jumps for whoever wants no motion. */
export const ball = style({
  transition: `transform 700ms ease-out`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const ring = style({ fill: vars.color.pitch.grass });
export const core = style({ fill: vars.color.pitch.ball });

export const name = style({
  fontSize: 3.1,
  fontWeight: vars.font.weight.bold,
  fill: 'currentcolor',
  // A plate of grass behind the letters, so that lines do not run through them.
  paintOrder: 'stroke',
  stroke: vars.color.pitch.grass,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
});
