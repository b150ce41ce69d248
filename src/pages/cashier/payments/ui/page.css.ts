import { style } from '@vanilla-extract/css';

import { link, row } from '@/shared/ui/office-page';
import { vars } from '@/shared/ui/theme';

export const item = style([row, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const steps = style({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[2] });
export const more = style({ fontSize: vars.font.size.sm, color: vars.color.accent.text, cursor: 'pointer' });
export const receipt = style([link, { fontSize: vars.font.size.sm }]);
