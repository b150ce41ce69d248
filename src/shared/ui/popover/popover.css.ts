import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: 160,
  maxWidth: 'calc(100vw - 16px)',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  fontSize: vars.font.size.sm,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
