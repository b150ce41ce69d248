import { globalStyle, style } from '@vanilla-extract/css';

import { subLink } from '@/shared/side-menu';
import { media, vars } from '@/shared/ui/theme';

/** One zone. Where sports are icons, only the open zone shows: two equal icons would not say which is which. */
export const zone = style({
  '@media': {
    [media.narrow]: { display: 'flex', gap: 6 },
    [media.belowDesktop]: { selectors: { '&[data-aside]': { display: 'none' } } },
  },
});

export const sub = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const country = style([subLink, { width: '100%' }]);
/** Keeps the room that a flag would take. The flag is at the country instead. */
export const noFlag = style({ flex: 'none', width: 16 });
export const countryArrow = style({
  flex: 'none',
  color: vars.color.text.tertiary,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
/** A competition and its star. The link takes what the star leaves. */
export const champ = style({ display: 'flex', alignItems: 'center' });
globalStyle(`${champ} > a`, { flex: 1, minWidth: 0 });
export const all = style([subLink, { paddingInlineStart: 34, whiteSpace: 'nowrap' }]);
export const state = style({
  padding: vars.space[2],
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const skeleton = style({ display: 'flex', alignItems: 'center', height: 32, paddingInline: 8 });
