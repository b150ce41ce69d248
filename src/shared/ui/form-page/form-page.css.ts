import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: 420,
  margin: `${vars.space[8]} auto`,
  padding: vars.space[5],
});
export const title = style({ margin: 0, fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.semibold });
export const foot = style({ margin: 0, textAlign: 'center', color: vars.color.text.secondary });
/** For a link to another form page. */
export const pageLink = style({ color: vars.color.accent.text, fontWeight: vars.font.weight.semibold });
