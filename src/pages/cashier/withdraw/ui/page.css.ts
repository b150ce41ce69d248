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
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    fontSize: vars.font.size.sm,
  },
]);
export const end = style({ textAlign: 'end' });
export const steps = style({ display: 'grid', gap: vars.space[2] });
export const why = style({ fontSize: vars.font.size.sm, color: vars.color.warning.text });
/** Of a step that has not come yet. */
export const coming = style({ color: vars.color.text.secondary });
