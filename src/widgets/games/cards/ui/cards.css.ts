import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const held = style({ display: 'grid', gap: vars.space[2], minWidth: 0, margin: 0, padding: 0, border: 0 });
export const strategy = style({ paddingInlineStart: vars.space[6], listStyle: 'decimal' });
