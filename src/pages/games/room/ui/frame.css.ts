import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Its height does not depend on what it shows, so nothing moves when a round comes. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 300,
  border: 0,
  colorScheme: 'auto',
  '@media': { [media.phone]: { blockSize: 220 } },
});

/** As high with a button as with words. */
export const words = style({ display: 'grid', placeItems: 'center', minHeight: vars.size.controlSm });
export const picture = style({ position: 'relative' });
/** Over the picture; in its place where it is gone. */
export const board = style({
  position: 'absolute',
  inset: 0,
  selectors: { '[data-gone=true] > &': { position: 'static', height: 300 } },
});
