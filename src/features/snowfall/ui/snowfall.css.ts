import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const sky = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.header,
  inlineSize: '100vw',
  blockSize: '100dvh',
  color: vars.color.accent.border,
  opacity: 0.7,
  pointerEvents: 'none',
});
