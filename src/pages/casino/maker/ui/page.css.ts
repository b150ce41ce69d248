import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const ways = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], marginInlineStart: 'auto' });
export const link = style({
  color: vars.color.accent.text,
  '@media': { [media.touch]: { lineHeight: vars.size.targetTouch } },
});
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(420px, 100dvh - 260px, 900px)',
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
  '@media': { [media.phone]: { blockSize: 'clamp(460px, 100dvh - 200px, 900px)' } },
});
