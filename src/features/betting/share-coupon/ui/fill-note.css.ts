import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const note = style({ margin: vars.space[2] });
export const list = style({ paddingInlineStart: vars.space[4], listStyle: 'disc' });
