/** Colours of a chart. The style sheet names them, because a canvas reads no styles. */
export type Ink = 'line' | 'grid' | 'text' | 'second' | 'third' | 'own';
