import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const note = style({ margin: vars.space[2] });
export const list = style({ paddingInlineStart: vars.space[4], listStyle: 'disc' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: vars.space[2] });
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });
