import { style } from '@vanilla-extract/css';

import { head as officeHead, quiet } from '@/shared/ui/office-page';
import { media, vars } from '@/shared/ui/theme';

export { body, card, link, name, page, quiet, title } from '@/shared/ui/office-page';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const head = style([officeHead, { alignItems: 'center' }]);
export const empty = style([quiet, { padding: vars.space[4] }]);
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
});
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const own = style({ background: vars.color.accent.soft });
export const strong = style({ fontWeight: vars.font.weight.semibold });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[6]}`, margin: 0 });
export const fact = style({ display: 'grid', gap: vars.space[1] });
export const figure = style({ margin: 0, fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 36,
  alignItems: 'center',
  paddingInline: vars.space[4],
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** How far a score is from the first: words say the same, so it is a picture. */
export const track = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  overflow: 'hidden',
  inlineSize: 100,
  blockSize: 6,
  marginInlineEnd: vars.space[3],
  borderRadius: 3,
  background: vars.color.surface.pressed,
  '@media': { [media.narrow]: { display: 'none' } },
});
export const fill = style({ display: 'block', blockSize: '100%', background: vars.color.text.tertiary });
export const ownFill = style([fill, { background: vars.color.accent.solid }]);
