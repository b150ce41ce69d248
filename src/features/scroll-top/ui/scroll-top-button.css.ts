import { keyframes, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/**
 * Stands at the end of the page's column; on a phone above the coupon's bar and at its start, because the small picture
 * of a match floats at its end.
 */
export const button = style({
  position: 'fixed',
  insetInlineEnd: `calc(${vars.size.coupon} + ${vars.space[6]})`,
  insetBlockEnd: `calc(${vars.size.footerBar} + ${vars.space[4]})`,
  zIndex: vars.z.bottomBar,
  inlineSize: 40,
  blockSize: 40,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover } },
  '@media': {
    [media.narrow]: {
      insetInlineStart: vars.space[2],
      insetInlineEnd: 'auto',
      insetBlockEnd: 'calc(128px + env(safe-area-inset-bottom))',
    },
    [`${media.narrow} and ${media.low}`]: { insetBlockEnd: 68 },
    [media.touch]: { inlineSize: 44, blockSize: 44 },
    [media.reducedMotion]: { animation: 'none' },
  },
});
