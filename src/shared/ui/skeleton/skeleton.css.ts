import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const skeleton = style({
  display: 'block',
  borderRadius: 4,
  background: vars.color.skeleton,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});
