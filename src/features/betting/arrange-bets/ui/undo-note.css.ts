import { style } from '@vanilla-extract/css';

export const undo = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const undoText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
