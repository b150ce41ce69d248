import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const button = style({
  '@media': { [media.touch]: { width: vars.size.targetTouch, height: vars.size.targetTouch } },
});
export const star = style([button, { color: vars.color.text.secondary }]);
export const kept = style([button, { color: vars.color.accent.text, fill: 'currentColor' }]);
