import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media, vars } from '@/shared/ui/theme';

export const place = style({
  position: 'fixed',
  zIndex: vars.z.notice,
  insetBlockEnd: vars.space[12],
  insetInlineEnd: vars.space[4],
  width: 'min(380px, calc(100vw - 32px))',
  '@media': {
    [media.narrow]: { insetBlockEnd: 'calc(128px + env(safe-area-inset-bottom))' },
    // Beside the coupon: over it, a notice would cover the button that places the bet.
    [media.aboveNarrow]: {
      selectors: {
        "html:not([data-sides-off*='coupon']) &": {
          insetInlineEnd: `calc(${vars.size.coupon} + ${vars.space[4]})`,
        },
      },
    },
  },
});

/** Over a dialog or a sheet it is at the top of the window, because a sheet has its buttons at the foot. */
export const placeInDialog = style({
  position: 'fixed',
  zIndex: vars.z.notice,
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[4],
  width: 'min(380px, calc(100vw - 32px))',
});

export const card = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    boxShadow: vars.shadow.floating,
  },
  variants: {
    kind: {
      info: {},
      success: {},
      confirm: {},
      warning: { borderColor: vars.color.warning.border },
      error: { borderColor: vars.color.danger.border },
    },
  },
});

export const icon = recipe({
  base: { flex: 'none', marginBlockStart: 2 },
  variants: {
    kind: {
      info: { color: vars.color.accent.text },
      success: { color: vars.color.won.text },
      confirm: { color: vars.color.won.text },
      warning: { color: vars.color.warning.text },
      error: { color: vars.color.danger.text },
    },
  },
});

export const content = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], flex: 1, minWidth: 0 });
export const text = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});
