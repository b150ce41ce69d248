import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const box = style({ inlineSize: 'min(288px, calc(100vw - 16px))' });
export const entries = style({ display: 'grid', gap: vars.space[1], padding: vars.space[2] });
export const closed = style({
  margin: 0,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  fontSize: vars.font.size.xs,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: 48,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const entryIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.control,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});
export const entryTexts = style({ display: 'grid', minInlineSize: 0 });
export const entryText = style({ fontWeight: vars.font.weight.medium });
export const entryHint = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  overflowWrap: 'anywhere',
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlMd,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.full,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  selectors: { '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary } },
  '@media': { [media.touch]: { minBlockSize: vars.size.targetTouch } },
});
