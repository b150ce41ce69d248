import { recipe } from '@vanilla-extract/recipes';

import { vars } from '@/shared/ui/theme';

export const badge = recipe({
  base: {
    display: 'inline-block',
    minWidth: 16,
    height: 16,
    paddingInline: 4,
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.xxs,
    fontWeight: vars.font.weight.semibold,
    lineHeight: '16px',
    textAlign: 'center',
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
      neutral: { background: vars.color.surface.pressed, color: vars.color.text.secondary },
      live: { background: vars.color.live.solid, color: vars.color.live.onSolid },
      danger: { background: vars.color.danger.solid, color: vars.color.danger.onSolid },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
