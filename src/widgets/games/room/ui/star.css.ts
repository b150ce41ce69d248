import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const star = style({
  '@media': { [media.touch]: { width: vars.size.targetTouch, height: vars.size.targetTouch } },
});
export const failure = style({ color: vars.color.danger.text, fontSize: vars.font.size.sm });
