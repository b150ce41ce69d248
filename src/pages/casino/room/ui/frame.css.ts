import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Its height does not depend on what it shows, so nothing moves when a round comes. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(300px, 100dvh - 420px, 560px)',
  border: 0,
  background: 'var(--stage)',
  colorScheme: 'auto',
  selectors: {
    "[data-theme='dark'] &": { background: 'var(--stage-dark)' },
    '[data-low=true] &': { blockSize: 300 },
  },
  '@media': { [media.phone]: { blockSize: 280, selectors: { '[data-low=true] &': { blockSize: 200 } } } },
});

/** As high with a button as with words. */
export const words = style({ display: 'grid', placeItems: 'center', minHeight: vars.size.controlSm });
/** `data-low`: a table cloth is below the frame. */
export const picture = style({
  position: 'relative',
  margin: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[4]}) 0`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  overflow: 'hidden',
});
/** Over the picture; in its place where it is gone. */
export const board = style({
  position: 'absolute',
  inset: 12,
  selectors: { '[data-gone=true] > &': { position: 'static', height: 300 } },
});
globalStyle(`${picture}[data-gone=true]`, { overflow: 'visible' });
