import { createVar, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** A canvas reads no styles: it reads its colours here when it draws. Forced colours do not reach it by themselves. */
export const inks = {
  line: createVar(),
  grid: createVar(),
  text: createVar(),
  second: createVar(),
  third: createVar(),
  own: createVar(),
};

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  vars: {
    [inks.line]: vars.color.chart.line,
    [inks.grid]: vars.color.chart.grid,
    [inks.text]: vars.color.text.secondary,
    [inks.second]: vars.color.text.secondary,
    [inks.third]: vars.color.pitch.away,
    [inks.own]: vars.color.text.primary,
  },
  '@media': {
    [media.forcedColors]: {
      vars: {
        [inks.line]: 'CanvasText',
        [inks.grid]: 'GrayText',
        [inks.text]: 'CanvasText',
        [inks.second]: 'CanvasText',
        [inks.third]: 'CanvasText',
        [inks.own]: 'Highlight',
      },
    },
  },
});
export const height = 220;
/** Time runs from left to right in every language, as the scores do. */
export const plot = style({ height, overflow: 'hidden', direction: 'ltr', fontSize: vars.font.size.xs });
/** One line, also while nothing is pointed at. */
export const readout = style({
  minHeight: '1.5em',
  margin: 0,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
