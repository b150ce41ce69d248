import type { FlagCode } from '../../src/shared/ui/flag/codes.ts';
import { bands, crescent, cross, disc, type FlagDrawing, nordic, plain, star, unionJack } from './flag-shapes.ts';

/**
 * Keys are ISO 3166-1 alpha-2 in lower case. The parts of Britain are `gb-eng` and so on; `eu` and `un` have no
 * country.
 */
export const flags: Record<FlagCode, FlagDrawing> = {
  ae: { h: bands('#00732f', '#fff', '#1a1a1a'), over: [['#ff0000', 'M0 0h4v12H0z']] },
  ar: { h: bands('#74acdf', '#fff', '#74acdf'), over: [disc('#f6b40e', 8, 6, 1.3)] },
  at: { h: bands('#c8102e', '#fff', '#c8102e') },
  au: {
    h: plain('#012169'),
    over: [
      star('#fff', 4, 8.5, 1.6),
      star('#fff', 12, 3, 0.9),
      star('#fff', 12, 9.5, 0.9),
      star('#fff', 10, 6, 0.8),
      star('#fff', 14, 5.5, 0.8),
    ],
  },
  bd: { h: plain('#006a4e'), over: [disc('#f42a41', 7.2, 6, 3.4)] },
  be: { v: bands('#1a1a1a', '#fdda24', '#ef3340') },
  bg: { h: bands('#fff', '#00966e', '#d62612') },
  bo: { h: bands('#d52b1e', '#f9e300', '#007934') },
  br: { h: plain('#009c3b'), over: [['#ffdf00', 'M8 1.5L14.5 6L8 10.5L1.5 6z'], disc('#002776', 8, 6, 2.3)] },
  ca: {
    v: [
      ['#d80621', 1],
      ['#fff', 2],
      ['#d80621', 1],
    ],
    over: [['#d80621', 'M8 2.5l1.2 2L11 4l-.5 2.2L12 7.5H9l-1 2.2L7 7.5H4l1.5-1.3L5 4l1.8.5z']],
  },
  ch: { h: plain('#da291c'), over: [['#fff', 'M7 2.5h2V5h2.5v2H9v2.5H7V7H4.5V5H7z']] },
  cl: { h: bands('#fff', '#d52b1e'), over: [['#0039a6', 'M0 0h5.5v6H0z'], star('#fff', 2.75, 3, 1.7)] },
  cn: { h: plain('#de2910'), over: [star('#ffde00', 3.5, 3.8, 2.1)] },
  co: {
    h: [
      ['#fcd116', 2],
      ['#003893', 1],
      ['#ce1126', 1],
    ],
  },
  cr: {
    h: [
      ['#002b7f', 1],
      ['#fff', 1],
      ['#ce1126', 2],
      ['#fff', 1],
      ['#002b7f', 1],
    ],
  },
  cy: {
    h: plain('#fff'),
    over: [
      ['#d57800', 'M4.5 6.2c1-2 4-1.7 6.5-3.2-1 2-1.5 3.5-4 3.8-1 .1-2 0-2.5-.6z'],
      ['#4e5b31', 'M5 8.8c2 1 4 1 6 0-1.5 1.8-4.5 1.8-6 0z'],
    ],
  },
  cz: { h: bands('#fff', '#d7141a'), over: [['#11457e', 'M0 0l8 6L0 12z']] },
  de: { h: bands('#1a1a1a', '#d00', '#ffce00') },
  dk: { h: plain('#c8102e'), over: [nordic('#fff', 2)] },
  do: {
    h: plain('#fff'),
    over: [
      ['#002d62', 'M0 0h7v5H0zM9 7h7v5H9z'],
      ['#ce1126', 'M9 0h7v5H9zM0 7h7v5H0z'],
    ],
  },
  dz: { v: bands('#006233', '#fff'), over: [crescent('#d21034', 9.2, 6), star('#d21034', 9.6, 6, 1.3)] },
  ec: {
    h: [
      ['#fd0', 2],
      ['#034ea2', 1],
      ['#ed1c24', 1],
    ],
    over: [disc('#6c5b3b', 8, 5.5, 1.7)],
  },
  eg: { h: bands('#ce1126', '#fff', '#1a1a1a') },
  es: {
    h: [
      ['#c60b1e', 1],
      ['#ffc400', 2],
      ['#c60b1e', 1],
    ],
  },
  eu: {
    h: plain('#003399'),
    over: [
      star('#fc0', 8, 2.6, 0.9),
      star('#fc0', 8, 9.4, 0.9),
      star('#fc0', 4.6, 6, 0.9),
      star('#fc0', 11.4, 6, 0.9),
      star('#fc0', 5.6, 3.6, 0.9),
      star('#fc0', 10.4, 3.6, 0.9),
      star('#fc0', 5.6, 8.4, 0.9),
      star('#fc0', 10.4, 8.4, 0.9),
    ],
  },
  fi: { h: plain('#fff'), over: [nordic('#003580', 3)] },
  fr: { v: bands('#002654', '#fff', '#ce1126') },
  gb: { h: plain('#012169'), over: unionJack },
  'gb-eng': { h: plain('#fff'), over: [cross('#c8102e')] },
  'gb-sct': {
    h: plain('#005eb8'),
    over: [['#fff', 'M0 0h2l6 4.5L14 0h2v1.5L10 6l6 4.5V12h-2L8 7.5L2 12H0v-1.5L6 6L0 1.5z']],
  },
  'gb-wls': { h: bands('#fff', '#00ab39'), over: [['#d30731', 'M4 4l4-1.5 4 1.5-2 1.5 2 3-4-1.5-4 1.5 1.5-3z']] },
  gh: { h: bands('#ce1126', '#fcd116', '#006b3f'), over: [star('#1a1a1a', 8, 6, 2)] },
  gr: {
    h: bands('#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'),
    over: [
      ['#0d5eaf', 'M0 0h7.2v7.2H0z'],
      ['#fff', 'M2.88 0h1.44v7.2H2.88zM0 2.88h7.2v1.44H0z'],
    ],
  },
  gt: { v: bands('#4997d0', '#fff', '#4997d0'), over: [disc('#6c8c3c', 8, 6, 1.3)] },
  hk: { h: plain('#de2910'), over: [star('#fff', 8, 6, 3.4)] },
  hn: {
    h: bands('#18c3df', '#fff', '#18c3df'),
    over: [
      star('#18c3df', 8, 6, 0.9),
      star('#18c3df', 5.5, 5.2, 0.8),
      star('#18c3df', 10.5, 5.2, 0.8),
      star('#18c3df', 5.5, 7, 0.8),
      star('#18c3df', 10.5, 7, 0.8),
    ],
  },
  hr: { h: bands('#ff0000', '#fff', '#171796'), over: [['#ff0000', 'M6 3h4v4a2 2 0 0 1-4 0z']] },
  hu: { h: bands('#cd2a3e', '#fff', '#436f4d') },
  id: { h: bands('#ce1126', '#fff') },
  ie: { v: bands('#169b62', '#fff', '#ff883e') },
  il: {
    h: [
      ['#fff', 1],
      ['#0038b8', 1.5],
      ['#fff', 7],
      ['#0038b8', 1.5],
      ['#fff', 1],
    ],
    over: [['#0038b8', 'M8 3.8l2 3.4H6zM8 8.2L6 4.8h4z']],
  },
  in: { h: bands('#ff9933', '#fff', '#138808'), over: [disc('#000080', 8, 6, 1.1)] },
  ir: { h: bands('#239f40', '#fff', '#da0000'), over: [disc('#da0000', 8, 6, 1.2)] },
  is: { h: plain('#02529c'), over: [nordic('#fff', 3), nordic('#dc1e35', 1.5)] },
  it: { v: bands('#008c45', '#f4f5f0', '#cd212a') },
  jp: { h: plain('#fff'), over: [disc('#bc002d', 8, 6, 3.2)] },
  ke: {
    h: [
      ['#1a1a1a', 3],
      ['#fff', 0.6],
      ['#bb0000', 3],
      ['#fff', 0.6],
      ['#006600', 3],
    ],
    over: [
      ['#fff', 'M8 1.5c2 2.2 2 6.8 0 9-2-2.2-2-6.8 0-9z'],
      ['#bb0000', 'M8 2.3c1.3 2 1.3 5.4 0 7.4-1.3-2-1.3-5.4 0-7.4z'],
    ],
  },
  kr: {
    h: plain('#fff'),
    over: [
      disc('#cd2e3a', 8, 6, 2.6),
      ['#0047a0', 'M5.4 6a2.6 2.6 0 0 0 5.2 0a1.3 1.3 0 0 0-2.6 0a1.3 1.3 0 0 1-2.6 0z'],
    ],
  },
  kz: {
    h: plain('#00afca'),
    over: [disc('#fec50c', 8, 5, 2), ['#fec50c', 'M3.5 6.5c2 3.5 7 3.5 9 0-1.5 1.6-3 2-4.5 1.2-1.5.8-3 .4-4.5-1.2z']],
  },
  ma: { h: plain('#c1272d'), over: [star('#006233', 8, 6, 2.6)] },
  mc: { h: bands('#ce1126', '#fff') },
  mx: { v: bands('#006847', '#fff', '#ce1126'), over: [disc('#8c6239', 8, 6, 1.3)] },
  my: {
    h: bands('#cc0001', '#fff', '#cc0001', '#fff', '#cc0001', '#fff', '#cc0001'),
    over: [
      ['#010066', 'M0 0h8v6.86H0z'],
      disc('#fc0', 3.2, 3.4, 2.2),
      disc('#010066', 4, 3.4, 1.8),
      star('#fc0', 5.6, 3.4, 1.4),
    ],
  },
  ng: { v: bands('#008751', '#fff', '#008751') },
  nl: { h: bands('#ae1c28', '#fff', '#21468b') },
  no: { h: plain('#ba0c2f'), over: [nordic('#fff', 3), nordic('#00205b', 1.5)] },
  nz: {
    h: plain('#00247d'),
    over: [
      ['#fff', 'M0 2h7v2H0zM2.5 0h2v6h-2z'],
      ['#cc142b', 'M0 2.5h7v1H0zM3 0h1v6H3z'],
      star('#cc142b', 12, 2.5, 1.1),
      star('#cc142b', 12, 9.5, 1.1),
      star('#cc142b', 10, 5.5, 1),
      star('#cc142b', 14, 5, 1),
    ],
  },
  pe: { v: bands('#d91023', '#fff', '#d91023') },
  ph: { h: bands('#0038a8', '#ce1126'), over: [['#fff', 'M0 0l8 6L0 12z'], disc('#fcd116', 2.7, 6, 1.3)] },
  pk: {
    v: [
      ['#fff', 1],
      ['#01411c', 3],
    ],
    over: [crescent('#fff', 10.4, 6), star('#fff', 11.6, 4.6, 1.1)],
  },
  pl: { h: bands('#fff', '#dc143c') },
  pr: {
    h: bands('#ed0000', '#fff', '#ed0000', '#fff', '#ed0000'),
    over: [['#0050f0', 'M0 0l8 6L0 12z'], star('#fff', 2.8, 6, 1.7)],
  },
  pt: {
    v: [
      ['#006600', 2],
      ['#ff0000', 3],
    ],
    over: [disc('#ffcc00', 6.4, 6, 1.8)],
  },
  py: { h: bands('#d52b1e', '#fff', '#0038a8'), over: [disc('#009b3a', 8, 6, 1.4), disc('#fff', 8, 6, 0.8)] },
  qa: {
    v: [
      ['#fff', 1],
      ['#8a1538', 2],
    ],
  },
  ro: { v: bands('#002b7f', '#fcd116', '#ce1126') },
  rs: { h: bands('#c6363c', '#0c4076', '#fff') },
  ru: { h: bands('#fff', '#0039a6', '#d52b1e') },
  sa: { h: plain('#006c35'), over: [['#fff', 'M3 4h10v1.6H3zM4 8h8v.900H4z']] },
  se: { h: plain('#006aa7'), over: [nordic('#fecc00', 2)] },
  si: { h: bands('#fff', '#005da4', '#ed1c24') },
  sk: { h: bands('#fff', '#0b4ea2', '#ee1c25'), over: [['#ee1c25', 'M2.5 3h4v3.5a2 2.2 0 0 1-4 0z']] },
  sv: { h: bands('#0f47af', '#fff', '#0f47af'), over: [disc('#fc0', 8, 6, 1.3)] },
  th: {
    h: [
      ['#a51931', 1],
      ['#f4f5f8', 1],
      ['#2d2a4a', 2],
      ['#f4f5f8', 1],
      ['#a51931', 1],
    ],
  },
  tn: {
    h: plain('#e70013'),
    over: [
      disc('#fff', 8, 6, 3.4),
      disc('#e70013', 7.9, 6, 2.3),
      disc('#fff', 8.6, 6, 1.8),
      star('#e70013', 8.8, 6, 1.3),
    ],
  },
  tr: { h: plain('#e30a17'), over: [disc('#fff', 6, 6, 3), disc('#e30a17', 6.8, 6, 2.4), star('#fff', 9.8, 6, 1.4)] },
  tw: { h: plain('#fe0000'), over: [['#000095', 'M0 0h8v6H0z'], star('#fff', 4, 3, 2), disc('#fff', 4, 3, 1)] },
  ua: { h: bands('#0057b7', '#ffd700') },
  un: { h: plain('#4b92db'), over: [disc('#fff', 8, 6, 3.4), disc('#4b92db', 8, 6, 2.4), disc('#fff', 8, 6, 1.2)] },
  us: {
    h: bands('#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234'),
    over: [['#3c3b6e', 'M0 0h7v6.86H0z']],
  },
  uy: {
    h: bands('#fff', '#0038a8', '#fff', '#0038a8', '#fff'),
    over: [['#fff', 'M0 0h6v5H0z'], disc('#fcd116', 3, 2.6, 1.6)],
  },
  uz: {
    h: [
      ['#0099b5', 4],
      ['#ce1126', 0.4],
      ['#fff', 4],
      ['#ce1126', 0.4],
      ['#1eb53a', 4],
    ],
    over: [disc('#fff', 3.2, 2, 1.4), disc('#0099b5', 3.9, 2, 1.2)],
  },
  ve: {
    h: bands('#fc0', '#00247d', '#cf142b'),
    over: [star('#fff', 5.5, 6.4, 0.9), star('#fff', 8, 5.7, 0.9), star('#fff', 10.5, 6.4, 0.9)],
  },
  vn: { h: plain('#da251d'), over: [star('#ff0', 8, 6, 3.4)] },
  za: {
    h: bands('#e03c31', '#001489'),
    over: [
      ['#fff', 'M0 0h2.5l6 4H16v4H8.5l-6 4H0z'],
      ['#007749', 'M0 0h1l6.7 4.8H16v2.4H7.7L1 12H0z'],
      ['#ffb81c', 'M0 1.5L6 6L0 10.5z'],
      ['#1a1a1a', 'M0 2.7L4.4 6L0 9.3z'],
    ],
  },
};
