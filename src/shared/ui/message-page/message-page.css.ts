import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  maxWidth: 440,
  margin: `${vars.space[12]} auto`,
  padding: vars.space[4],
  textAlign: 'center',
});
export const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: vars.radius.full,
  background: vars.color.surface.group,
  color: vars.color.text.secondary,
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const text = style({
  color: vars.color.text.secondary,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});
/** One thing in each line, so that a finger hits each. */
globalStyle(`${text} p + p`, { marginBlockStart: vars.space[2] });
/** Marks a link in the text as one; buttons are below. */
globalStyle(`${text} a`, { color: vars.color.accent.text, textDecoration: 'underline' });

export const details = style({ margin: 0, fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] });
