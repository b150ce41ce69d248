import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: `0 ${vars.space[3]} ${vars.space[2]}`,
  fontSize: vars.font.size.sm,
});
export const hint = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });

export const blocks = style({ padding: `0 ${vars.space[3]} ${vars.space[2]}` });
export const block = style({
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '& + &': { marginBlockStart: vars.space[2] },
    '&[data-over]': { borderColor: vars.color.border.focus, boxShadow: `0 0 0 1px ${vars.color.border.focus}` },
  },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  padding: '6px 10px',
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  background: vars.color.odds.idle,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontWeight: vars.font.weight.semibold, color: vars.color.text.primary });
export const empty = style({ padding: '8px 10px', fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  paddingBlock: 4,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const newBlock = style({
  marginBlockStart: vars.space[2],
  padding: '8px 10px',
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
  color: vars.color.text.secondary,
  selectors: { '&[data-over]': { borderColor: vars.color.border.focus, background: vars.color.surface.selected } },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });
export const why = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const place = style({
  minWidth: 16,
  textAlign: 'center',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const blockSelect = style({ width: 116 });
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 4,
  color: vars.color.text.tertiary,
  cursor: 'grab',
  // A finger on the grip drags the bet. A finger beside it scrolls the list.
  touchAction: 'none',
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
    '&[data-dragged]': { cursor: 'grabbing' },
  },
  '@media': { [media.touch]: { width: 40, height: 40 } },
});
