import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const code = style({
  alignSelf: 'center',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.12em',
  direction: 'ltr',
});
export const quiet = style({ fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
});
