import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Leaves room for the buttons over the head of a market; a long reason is cut at its end. */
export const place = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
});
