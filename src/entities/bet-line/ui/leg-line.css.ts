import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const match = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  paddingInlineEnd: 26,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
});
/** Here a long match may take a second line. */
export const wrapping = style({
  alignItems: 'baseline',
  paddingInlineEnd: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const live = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.live.text,
});
export const dot = style({ width: 6, height: 6, borderRadius: '50%', background: vars.color.live.solid });
