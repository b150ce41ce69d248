import { style } from '@vanilla-extract/css';

export const code = style({ width: 176, height: 176, background: '#fff', color: '#000' });
