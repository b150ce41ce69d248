import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });

// Below this width the board needs all of it.
export const withAside = style({
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 240px', alignItems: 'start' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});
