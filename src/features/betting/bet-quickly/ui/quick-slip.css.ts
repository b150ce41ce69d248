import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

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
