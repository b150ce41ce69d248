import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const name = style({ margin: 0, fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' });
export const note = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
