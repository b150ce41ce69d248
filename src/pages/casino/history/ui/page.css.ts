import { style } from '@vanilla-extract/css';

export const sums = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });
