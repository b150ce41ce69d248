import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

/** The frame draws a hairline inside its row. */
const inside = (size: string) => `calc(${size} - ${vars.borderWidth.hairline})`;

export const slotLook = recipe({
  base: { display: 'grid', inlineSize: '100%' },
  variants: {
    name: {
      header: { minBlockSize: inside(vars.size.header), blockSize: '100%' },
      footer: { minBlockSize: inside(vars.size.footerBar), blockSize: '100%' },
      'payment-consultant': {},
    },
  },
});

/** Fills its slot, so that a plugin may too. */
export const place = style({ minInlineSize: 0, blockSize: '100%' });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '100%',
  paddingInline: vars.space[4],
  background: vars.color.surface.base,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
});

/** Over the end of the app: it takes no room and no press. */
export const overlay = style({ position: 'relative', zIndex: 1, pointerEvents: 'none' });
export const slow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  background: vars.color.surface.base,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
});
