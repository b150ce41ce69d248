import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

/** Amount, and beside it the button for all of it. */
export const amount = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const field = style({ flex: '1 1 160px' });
/** Name and what it takes of the sum; under them what it takes at all, and what it costs. */
export const way = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'center',
    fontSize: vars.font.size.sm,
  },
]);
export const sign = style({ gridRow: 'span 2', color: vars.color.text.secondary });
export const end = style({ textAlign: 'end' });
export const steps = style({ display: 'grid', gap: vars.space[2] });
export const why = style({ fontSize: vars.font.size.sm, color: vars.color.warning.text });
/** Of a step that has not come yet. */
export const coming = style({ color: vars.color.text.secondary });
/** What a clerk reads: the code and its picture beside the words, under each other where there is no room. */
export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
});
export const receiptWords = style({ display: 'grid', gap: vars.space[2], flex: '1 1 200px' });
export const code = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
