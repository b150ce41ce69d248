import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const quiet = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.font.size.sm,
});
export const pays = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: 280,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
