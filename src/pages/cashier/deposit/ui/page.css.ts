import { style } from '@vanilla-extract/css';

import { row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  gap: vars.space[3],
});
/** Sign, name and bounds; under them when it arrives and what it costs. */
export const method = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
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
