import { style } from '@vanilla-extract/css';

import { quiet, row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  gap: vars.space[3],
});
/** Choice, sign, name and cost; under them the bounds and when it arrives. */
export const method = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(0, auto)',
    alignItems: 'center',
    fontSize: vars.font.size.sm,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: vars.color.accent.soft },
      '&:has(:disabled)': { cursor: 'default', color: vars.color.text.secondary },
    },
  },
]);
export const radio = style({
  gridRow: 'span 2',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.color.accent.solid,
});
export const sign = style({ gridRow: 'span 2', color: vars.color.text.secondary });
/** At the end of a row; a narrow page breaks its words. */
export const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const arrives = style([quiet, end]);
export const closed = style([end, { color: vars.color.warning.text }]);
export const choice = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    fontSize: vars.font.size.sm,
    cursor: 'pointer',
    selectors: { '&:has(:checked)': { background: vars.color.accent.soft } },
  },
]);
export const choiceText = style([quiet, { gridColumn: 2 }]);
/** Under its method, further in. */
export const savedCard = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: vars.space[8],
    fontSize: vars.font.size.sm,
    selectors: { '&:has([type=radio]:checked)': { background: vars.color.accent.soft } },
  },
]);
export const savedLabel = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], cursor: 'pointer' });
export const savedRadio = style({ width: 18, height: 18, margin: 0, accentColor: vars.color.accent.solid });
/** A field under its method. */
export const under = style({ padding: `${vars.space[3]} ${vars.space[4]}`, paddingInlineStart: vars.space[8] });
/** As people read it to a clerk. */
export const deskCode = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
/** Dark on light in both themes: phones read no other. */
