import { style } from '@vanilla-extract/css';

/** Only one line is in the flow (the head of the first visible group); the others are positioned over it. */
export const list = style({ position: 'relative' });
export const placed = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
