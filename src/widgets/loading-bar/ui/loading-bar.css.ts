import { keyframes, style } from '@vanilla-extract/css';

import { loadingBarMs } from '@contracts/constants';

import { media, vars } from '@/shared/ui/theme';

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.z.notice,
  blockSize: 2,
  background: vars.color.accent.solid,
  transformOrigin: 'left',
  animation: `${fill} ${String(loadingBarMs)}ms ${vars.motion.easing.out}`,
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.6 } },
});
