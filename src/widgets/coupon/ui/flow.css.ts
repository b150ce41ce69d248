import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const armed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  fontSize: vars.font.size.sm,
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const grow = style({ flex: 1, minWidth: 0 });
export const strong = style({ fontWeight: vars.font.weight.semibold });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
/** In line with the fields around it. */
export const promo = style({ selectors: { '&&': { paddingInline: 0, fontWeight: vars.font.weight.medium } } });
export const presses = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.font.size.xs,
  lineHeight: '18px',
  color: vars.color.text.primary,
});
export const quick = style({
  position: 'fixed',
  zIndex: 40,
  width: 300,
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
  fontSize: vars.font.size.sm,
});
