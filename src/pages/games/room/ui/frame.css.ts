import { style } from '@vanilla-extract/css';

import { media } from '@/shared/ui/theme';

/** Its height does not depend on what it shows, so nothing moves when a round comes. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 300,
  border: 0,
  colorScheme: 'auto',
  '@media': { [media.phone]: { blockSize: 220 } },
});
