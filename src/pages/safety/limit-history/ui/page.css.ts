import { style } from '@vanilla-extract/css';

import { head as officeHead } from '@/shared/ui/office-page';
import { media, vars } from '@/shared/ui/theme';

/** Head, cards and lines look as on every other office page. */
export { card, list, name, page, strong, title } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const head = style([officeHead, { alignItems: 'center' }]);
export const body = style({ margin: 0, padding: vars.space[4] });
export const quiet = style({ fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
});
export const sum = style({ margin: 0, fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1.5fr 2fr auto',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
