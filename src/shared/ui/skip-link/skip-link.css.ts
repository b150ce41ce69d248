import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: vars.z.notice,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
});
