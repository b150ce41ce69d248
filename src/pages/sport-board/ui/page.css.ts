import { style } from '@vanilla-extract/css';

/** The list, and a match of it. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' });
