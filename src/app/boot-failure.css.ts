import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const stuck = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minHeight: '100dvh',
  padding: vars.space[4],
  textAlign: 'center',
});
