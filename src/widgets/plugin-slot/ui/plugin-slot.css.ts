import { globalStyle, style } from '@vanilla-extract/css';

import { slots } from '@contracts/slots';

import { vars } from '@/shared/ui/theme';

export const slot = style({ display: 'grid', inlineSize: '100%' });
export const stoodIn = style([slot, { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr) auto' }]);

/** What each app has before it has drawn, so that nothing moves when it does. */
for (const [name, { height }] of Object.entries(slots)) {
  if (height > 0) globalStyle(`[data-slot='${name}']`, { gridAutoRows: `minmax(${String(height)}px, auto)` });
}
// The frame gives these two their height, and it is less on a phone.
const frame = { header: vars.size.header, footer: vars.size.footerBar };
for (const [name, size] of Object.entries(frame))
  globalStyle(`[data-slot='${name}']`, {
    gridAutoRows: 'auto',
    minBlockSize: `calc(${size} - ${vars.borderWidth.hairline})`,
    blockSize: '100%',
  });

/** Fills its slot, so that a plugin can fill it too. */
export const place = style({ minInlineSize: 0, blockSize: '100%' });

/**
 * The app is on its way while the player sees something else. It keeps its size, so that the app can measure itself and
 * the host can measure the app.
 */
export const behind = style({ position: 'absolute', inset: 0, visibility: 'hidden' });

/** Lies over the end of the app. It takes no room and no presses. */
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
