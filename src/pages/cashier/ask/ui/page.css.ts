import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.sm,
});
/** The whole row leads on. */
export const choice = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    minHeight: 44,
    color: vars.color.text.primary,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.surface.hover } },
  },
]);
