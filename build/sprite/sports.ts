import type { SportGlyph } from '../../src/shared/ui/icon/sport-names.ts';

/**
 * Glyphs of sports, drawn for the product on the same 24 px grid and with the same stroke as the other icons. Each
 * entry is the `d` of one path. Circles are written as arcs, so that each glyph needs only one path.
 */
const ball = 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0';

export const sportGlyphs: Record<SportGlyph, string> = {
  football: `${ball}M12 8l3.8 2.8-1.5 4.5H9.7l-1.5-4.5zM12 8V2.6M15.8 10.8l5.4-1.7M14.3 15.3l3.2 4.4M9.7 15.3l-3.2 4.4M8.2 10.8 2.8 9.1`,
  tennis: `${ball}M5.2 5.4c3.4 3.7 3.4 9.5 0 13.2M18.8 5.4c-3.4 3.7-3.4 9.5 0 13.2`,
  basketball: `${ball}M12 2.5v19M2.5 12h19M5.4 5.2c3.9 3.9 3.9 9.7 0 13.6M18.6 5.2c-3.9 3.9-3.9 9.7 0 13.6`,
  'ice-hockey':
    'M18 2.8 11 16.6a4 4 0 0 1-3.6 2.2H4.6a1.7 1.7 0 0 1 0-3.4h3.2M13.5 18.2a4 1.7 0 1 0 8 0a4 1.7 0 1 0-8 0M13.5 18.2v1.6a4 1.7 0 0 0 8 0v-1.6',
  'table-tennis':
    'M13.4 18.7 5.3 10.6M5 10.3a8.2 8.2 0 1 1 8.7 8.7l-1.1-2.9-2.3 2.3a1.9 1.9 0 1 1-2.7-2.7l2.3-2.3zM3 20a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  volleyball: `${ball}M12 12c-.3-3.6-1.9-6.8-4.6-9M12 12c3-2 6.6-2.3 9.2-1M12 12c-2.8 1.7-5 4.4-6 7.3M16 3.4c-1.9 2.4-2.7 5.4-2 8M21 14.6c-3 .5-5.8-.2-8-1.7M4 7.5c2 .8 3.7 2.3 4.8 4.3M12.2 21.5c-1.4-2-2-4.4-1.5-7`,
  handball: `${ball}M12 2.5c-2.5 2.6-2.5 6 0 9.5s6.5 4.5 9.4 1.5M12 12c-4.2-.2-7.3 1.4-8.3 4.5M12 12c-1 4 .2 7.3 3.3 8.8`,
  esports:
    'M7.5 7h9a5.3 5.3 0 0 1 5.2 4.5l.7 4.6a2.7 2.7 0 0 1-4.8 2l-2-2.6H8.4l-2 2.6a2.7 2.7 0 0 1-4.8-2l.7-4.6A5.3 5.3 0 0 1 7.5 7zM8 9.8v3.4M6.3 11.5h3.4M15 12.8h.01M17.2 10.4h.01',
};
