import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

export const slotLook = recipe({
  base: { display: 'grid', inlineSize: '100%' },
  variants: {
    name: {
      header: { blockSize: vars.size.header },
      footer: { minBlockSize: vars.size.footerBar },
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
  borderBlock: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
});
