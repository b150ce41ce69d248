import { keyframes, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  animation: `${turn} 800ms linear infinite`,
  // Without motion the reader must still see that something waits, so it fades instead of turning.
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});
export const track = style({ stroke: 'currentcolor', opacity: 0.25 });
export const ringTrack = style({ stroke: vars.color.surface.pressed });
export const ringValue = style({ stroke: vars.color.accent.solid });
export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center' });
export const ringText = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
});
