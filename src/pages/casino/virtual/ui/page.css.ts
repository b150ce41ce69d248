import { style } from '@vanilla-extract/css';

import { head as officeHead, quiet } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

/** Page and cards look as on every other page. */
export { body, card, list, page, quiet, title } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const notice = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], margin: 0 });
export const head = style([officeHead, { alignItems: 'center' }]);
export const name = style({
  margin: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const round = style([quiet, { padding: `${vars.space[3]} ${vars.space[4]} 0` }]);
export const empty = style([quiet, { padding: vars.space[4] }]);
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
});
export const grow = style({ flex: '1 1 160px', minWidth: 0 });
export const clock = style({ minWidth: '5ch', color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const strong = style({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], margin: 0 });
export const facts = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const hash = style({ margin: 0, overflowWrap: 'anywhere', fontSize: vars.font.size.sm, textAlign: 'start' });
