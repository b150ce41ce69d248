import { style } from '@vanilla-extract/css';

import { head as officeHead, quiet } from '@/shared/ui/office-page';
import { media, vars } from '@/shared/ui/theme';

/** Cards and lines look as on every other page. */
export { body, card, line, quiet, strong } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const head = style([officeHead, { alignItems: 'center' }]);
export const name = style({
  margin: 0,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const range = style({ width: '100%', minHeight: 24, margin: 0, accentColor: vars.color.accent.solid });
export const paid = style({ margin: 0, textAlign: 'center', fontSize: vars.font.size.sm });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
});
export const grow = style({ flex: '1 1 auto', display: 'grid', gap: vars.space[1], minWidth: 0 });
export const empty = style([quiet, { padding: vars.space[4] }]);
export const facts = style({ display: 'grid', gap: vars.space[2], margin: 0 });
/** Long hexadecimal digits break anywhere. */
export const hash = style({
  margin: 0,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const link = style({ color: vars.color.accent.text });
