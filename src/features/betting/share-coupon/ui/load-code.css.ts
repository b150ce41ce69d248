import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const load = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const loadField = style({ flex: 1, minWidth: 0 });
