import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** Words beside a market's name that open a box. */
export const rules = style({
  minWidth: 24,
  minHeight: 24,
  padding: '0 4px',
  border: 0,
  background: 'none',
  fontSize: vars.font.size.xs,
  color: vars.color.accent.text,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { minWidth: vars.size.targetTouch, minHeight: vars.size.targetTouch } },
});
/** Words where the market has room for them, else a mark. */
const wide = '(min-width: 380px)';
export const word = style({ display: 'none', '@container': { [wide]: { display: 'inline' } } });
export const mark = style({ verticalAlign: 'middle', '@container': { [wide]: { display: 'none' } } });
