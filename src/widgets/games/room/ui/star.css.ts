import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const size = style({
  '@media': { [media.touch]: { width: vars.size.targetTouch, height: vars.size.targetTouch } },
});
export const star = style([size, { color: vars.color.text.secondary }]);
export const kept = style([size, { color: vars.color.accent.text, fill: 'currentColor' }]);
export const failure = style({ color: vars.color.danger.text, fontSize: vars.font.size.sm });
