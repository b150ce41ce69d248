import { style } from '@vanilla-extract/css';

/** The list, and one of its matches. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' });
