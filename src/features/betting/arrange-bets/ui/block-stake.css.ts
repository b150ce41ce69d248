import { style } from '@vanilla-extract/css';

import { smallField } from '@/shared/ui/panel';
import { vars } from '@/shared/ui/theme';

export const stake = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${smallField}`,
  alignItems: 'center',
  gap: 8,
  padding: '0 10px 8px',
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const stakeText = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
