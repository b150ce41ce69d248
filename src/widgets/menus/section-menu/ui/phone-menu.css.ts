import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const row = style({ display: 'grid', padding: '6px 8px' });
export const here = style({ minWidth: 0, justifyContent: 'space-between' });
export const list = style({ padding: vars.space[1], minWidth: 220, overflowY: 'auto' });
export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.targetTouch,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  selectors: {
    '&[aria-current]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.semibold,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
