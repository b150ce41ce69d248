import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Lies above the moving boxes, and covers nothing while it is silent. */
export const words = style({
  margin: 0,
  color: vars.color.text.secondary,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  // While it is empty it takes no row of a grid.
  selectors: { '&:empty': { position: 'absolute', padding: 0 } },
});
