import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Within the line: a picture is a block of its own elsewhere, and the words would fall below it. */
export const padlock = style({ display: 'inline-block', marginInlineEnd: 3, verticalAlign: '-1px' });
/** A long reason is cut at its end where a pointer can ask for the rest. A finger cannot, so there it takes more lines. */
export const place = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
  '@media': { [media.touch]: { flexBasis: '8em', whiteSpace: 'normal' } },
});
