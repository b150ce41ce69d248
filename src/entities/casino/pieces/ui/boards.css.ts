import { style } from '@vanilla-extract/css';

import { fixedColours } from '@contracts/game-motion';

import { vars } from '@/shared/ui/theme';

/** A board over a picture: as large as the picture is in its frame, which keeps its shape (`--wide`, `--high`). */
export const fit = style({ display: 'grid', placeItems: 'center', height: '100%', containerType: 'size' });
export const fitted = style({
  position: 'relative',
  width: 'min(100cqi, 100cqb * var(--wide) / var(--high))',
  aspectRatio: 'var(--wide) / var(--high)',
  direction: 'ltr',
});

/** As the picture draws them: five by five, each with its edge. Without the picture the edges are the page's own. */
export const mines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  direction: 'ltr',
});
export const mineCell = style({
  padding: 0,
  border: `2px solid transparent`,
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:hover:enabled': { borderColor: vars.color.accent.border },
    '[data-gone=true] &': { borderColor: vars.color.border.control },
    '[data-gone=true] &[data-state=empty]': { background: vars.color.accent.soft },
  },
});

export const thumb = 44;
const handle = {
  appearance: 'none',
  width: thumb,
  height: '100%',
  border: 0,
  background: 'transparent',
} as const;
/** A range over a scale that a picture draws: only its focus is seen. */
export const scale = style({
  position: 'absolute',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  direction: 'ltr',
  cursor: 'grab',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { height: '100%' },
    '&::-webkit-slider-thumb': handle,
    '&::-moz-range-thumb': handle,
    '&:focus-visible': { outline: `${vars.focus.width} solid ${fixedColours.gold}`, outlineOffset: 2 },
    '[data-gone=true] &': { appearance: 'auto', accentColor: vars.color.accent.solid },
  },
});

export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] });
