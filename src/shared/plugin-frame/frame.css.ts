import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });
