import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/**
 * In the place of notices on a narrow screen. Beside the coupon the note would cover the button that places the bet.
 */
export const over = style({
  position: 'fixed',
  zIndex: vars.z.notice,
  insetBlockEnd: 96,
  insetInline: 0,
  width: 'min(380px, calc(100vw - 32px))',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
});
