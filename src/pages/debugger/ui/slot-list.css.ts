import { globalStyle } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

// Outline and name take no room, so the page stands as it does without them.
globalStyle('[data-slot-frames] [data-slot]', { outline: `2px dashed ${vars.color.accent.solid}`, outlineOffset: -2 });
globalStyle('[data-slot-frames] [data-slot]::before', {
  content: 'attr(data-slot)',
  position: 'absolute',
  zIndex: vars.z.notice,
  paddingInline: 4,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.font.size.xxs,
  direction: 'ltr',
  pointerEvents: 'none',
});
