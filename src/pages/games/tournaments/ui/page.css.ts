import { style } from '@vanilla-extract/css';

import { quiet } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export { body, card, link, name, page, quiet, title } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
});
export const empty = style([quiet, { padding: vars.space[4] }]);
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
});
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const own = style({ background: vars.color.accent.soft });
