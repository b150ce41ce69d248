import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const note = style({ margin: `${vars.space[2]} ${vars.space[3]}` });
export const match = style({ display: 'block', fontWeight: vars.font.weight.semibold });
export const summary = style({ fontSize: vars.font.size.xs, color: vars.color.accent.text, minHeight: 24 });
export const how = style({ display: 'grid', gap: vars.space[1], paddingBlockStart: vars.space[1] });
export const parts = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space[2],
  listStyle: 'none',
  borderInlineStart: `2px solid ${vars.color.accent.text}`,
});
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const partName = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});
export const partMarket = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
export const grid = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 3,
  tableLayout: 'fixed',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ textAlign: 'start', color: vars.color.text.secondary });
export const side = style({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: '3px 0',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  textAlign: 'center',
  selectors: {
    '&[data-mark]': { borderColor: vars.color.accent.text, fontWeight: vars.font.weight.bold },
    '&[data-mark=some]': { borderStyle: 'dashed' },
  },
});
