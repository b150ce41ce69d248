import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: 440,
  margin: `${vars.space[8]} auto`,
  padding: vars.space[5],
  '@media': {
    [media.aboveNarrow]: {
      border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface.raised,
    },
  },
});
export const title = style({ margin: 0, fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.semibold });
/** Until the code of the form has loaded, nothing is here: the place has only its height. */
export const place = style({ selectors: { '&:empty': { minHeight: 'var(--form-height)' } } });
export const foot = style({ margin: 0, textAlign: 'center', color: vars.color.text.secondary });
/** For a link to another form page. */
export const pageLink = style({ color: vars.color.accent.text, fontWeight: vars.font.weight.semibold });
