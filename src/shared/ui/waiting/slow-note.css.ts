import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Above the boxes that move, and in nobody's way while it says nothing. */
export const words = style({
  margin: 0,
  color: vars.color.text.secondary,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  // No row of a grid while it is empty.
  selectors: { '&:empty': { position: 'absolute', padding: 0 } },
});
