import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const list = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 36,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.sm,
});
/** The keys have the names that stand on them, in every language. */
export const keys = style({ display: 'flex', flex: 'none', gap: 4, margin: 0, direction: 'ltr' });
export const key = style({
  minWidth: 24,
  paddingInline: 6,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface.sunken,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const note = style({
  marginBlockStart: vars.space[3],
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
