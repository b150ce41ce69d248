import { style } from '@vanilla-extract/css';

/** Carries the state of the feed for the cells below, and no box. */
export const desk = style({ display: 'contents' });
