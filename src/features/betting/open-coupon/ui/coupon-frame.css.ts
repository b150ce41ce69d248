import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const panel = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface.base,
});
export const tabPanel = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const middle = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});
