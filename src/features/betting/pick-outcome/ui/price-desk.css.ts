import { style } from '@vanilla-extract/css';

/** Carries the feed's state for the cells inside it, but draws no box. */
export const desk = style({ display: 'contents' });
/** Takes no room. */
export const above = style({ position: 'relative', height: 0, zIndex: 1 });
