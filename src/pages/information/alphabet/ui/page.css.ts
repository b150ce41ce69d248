import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  maxWidth: '80ch',
  '@media': { [media.narrow]: { padding: vars.space[4] } },
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const quiet = style({ margin: 0, color: vars.color.text.secondary, fontSize: vars.font.size.sm });
export const search = style({ maxWidth: 360 });
export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const topic = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlMd,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[aria-current=page]': { background: vars.color.surface.selected, color: vars.color.text.primary },
  },
});
export const block = style([topic, { fontWeight: vars.font.weight.semibold }]);
export const words = style({ display: 'grid', margin: 0 });
export const word = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: line,
});
export const link = style({
  display: 'inline-block',
  minHeight: vars.size.targetMin,
  color: vars.color.accent.text,
  fontWeight: vars.font.weight.semibold,
});
export const text = style({ margin: 0, lineHeight: vars.lineHeight.text, overflowWrap: 'anywhere' });
