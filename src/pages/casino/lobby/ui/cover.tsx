import type { ReactNode } from 'react';

import { pegRows } from '@contracts/games/pegs';
import { reelLines } from '@contracts/games/reels';
import { slotLines } from '@contracts/games/slot';

import type { Entry } from '@/entities/casino/catalogue';

import * as css from './cover.css';

const grid = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Marks of a die, in its three by three places. */
const die = (x: number, y: number, size: number, marks: readonly number[]): ReactNode => (
  <g transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
    <rect width="12" height="12" rx="2.4" className={css.first} />
    {marks.map((place) => (
      <circle key={place} r="1.2" cx={3 + (place % 3) * 3} cy={3 + Math.floor(place / 3) * 3} className={css.second} />
    ))}
  </g>
);

/** What each cover shows, drawn from the rules of its game in a field of 100 by 125. Row CAS-02. */
const drawings: Readonly<Record<Entry['slug'], () => ReactNode>> = {
  dice: () =>
    [die(14, 22, 3.4, [0, 2, 4, 6, 8]), die(58, 46, 2.4, [4])].map((each, place) => <g key={place}>{each}</g>),
  'five-lines': () => (
    <>
      {grid(9).map((cell) => (
        <circle key={cell} r="9" cx={24 + (cell % 3) * 26} cy={24 + Math.floor(cell / 3) * 26} className={css.first} />
      ))}
      {slotLines.map((rows) => (
        <polyline
          key={rows.join('')}
          points={rows.map((row, reel) => `${String(24 + reel * 26)},${String(24 + row * 26)}`).join(' ')}
          className={css.secondLine}
        />
      ))}
    </>
  ),
  mines: () =>
    grid(25).map((cell) => (
      <rect
        key={cell}
        x={16 + (cell % 5) * 14}
        y={16 + Math.floor(cell / 5) * 14}
        width="11"
        height="11"
        rx="2"
        className={[6, 13, 17].includes(cell) ? css.second : css.first}
      />
    )),
  roulette: () => (
    <>
      <circle cx="50" cy="50" r="30" className={css.firstLine} strokeWidth="12" />
      <circle
        cx="50"
        cy="50"
        r="30"
        className={css.secondLine}
        strokeWidth="12"
        pathLength="36"
        strokeDasharray="1 1"
      />
      <circle cx="50" cy="50" r="8" className={css.first} />
    </>
  ),
  wheel: () => (
    <>
      <circle cx="50" cy="52" r="26" className={css.secondLine} strokeWidth="18" />
      <circle cx="50" cy="52" r="26" className={css.firstLine} strokeWidth="18" pathLength="50" strokeDasharray="1 4" />
      <path d="M50 22 L45 10 L55 10Z" className={css.first} />
    </>
  ),
  'peg-drop': () => (
    <>
      {grid(pegRows[0]).flatMap((row) =>
        grid(row + 1).map((place) => (
          <circle
            key={`${String(row)} ${String(place)}`}
            r="1.8"
            cx={50 + (place - row / 2) * 10}
            cy={16 + row * 9}
            className={css.first}
          />
        )),
      )}
      <circle r="4.5" cx="55" cy="88" className={css.second} />
    </>
  ),
  'hi-lo': () => (
    <>
      <path d="M32 18 L52 44 L40 44 L40 78 L24 78 L24 44 L12 44Z" className={css.first} />
      <path d="M68 88 L88 62 L76 62 L76 28 L60 28 L60 62 L48 62Z" className={css.second} />
    </>
  ),
  crash: () => (
    <>
      <path d="M10 88 C45 84 68 62 86 20 L86 88Z" className={css.second} />
      <path d="M10 88 C45 84 68 62 86 20" className={css.firstLine} strokeWidth="4" />
      <circle r="5" cx="86" cy="20" className={css.first} />
    </>
  ),
  'keno-draw': () =>
    grid(20).map((cell) => (
      <circle
        key={cell}
        r="6"
        cx={20 + (cell % 5) * 15}
        cy={20 + Math.floor(cell / 5) * 18}
        className={[1, 8, 10, 17].includes(cell) ? css.second : css.first}
      />
    )),
  'roulette-draw': () => (
    <>
      <circle cx="50" cy="50" r="32" className={css.firstLine} strokeWidth="3" />
      {grid(12).map((place) => (
        <circle
          key={place}
          r="4"
          cx={(50 + 24 * Math.cos((place * Math.PI) / 6)).toFixed(1)}
          cy={(50 + 24 * Math.sin((place * Math.PI) / 6)).toFixed(1)}
          className={place % 2 === 0 ? css.first : css.second}
        />
      ))}
    </>
  ),
  'wheel-draw': () => (
    <>
      <circle cx="50" cy="52" r="34" className={css.secondLine} strokeWidth="6" />
      {grid(8).map((place) => (
        <path
          key={place}
          d="M50 52 L47 26 L53 26Z"
          transform={`rotate(${String(place * 45)} 50 52)`}
          className={place === 0 ? css.second : css.first}
        />
      ))}
    </>
  ),
  keno: () =>
    grid(40).map((place) => (
      <circle
        key={place}
        r={[3, 12, 18, 25, 31].includes(place) ? 6 : 3.5}
        cx={18 + (place % 5) * 16}
        cy={12 + Math.floor(place / 5) * 11}
        className={[3, 12, 18, 25, 31].includes(place) ? css.second : css.first}
      />
    )),
  'sic-bo': () =>
    [die(10, 16, 2.6, [0, 8]), die(52, 30, 2.8, [0, 2, 4, 6, 8]), die(24, 56, 2.6, [4])].map((each, place) => (
      <g key={place}>{each}</g>
    )),
  baccarat: () => (
    <>
      {[18, 44].map((x) => (
        <rect key={x} x={x} y="18" width="34" height="48" rx="5" className={css.first} />
      ))}
      {[26, 52].map((x) => (
        <rect key={x} x={x} y="44" width="34" height="48" rx="5" className={css.second} />
      ))}
    </>
  ),
  'lantern-tide': () => (
    <>
      <rect x="34" y="22" width="32" height="46" rx="14" className={css.first} />
      <rect x="34" y="38" width="32" height="12" className={css.second} />
      <path d="M10 88 A20 20 0 0 1 50 88Z M50 88 A20 20 0 0 1 90 88Z" className={css.first} />
    </>
  ),
  jacks: () =>
    grid(5).map((place) => (
      <rect
        key={place}
        x={10 + place * 15}
        y={30 - place * 3}
        width="22"
        height="56"
        rx="4"
        className={place % 2 === 0 ? css.first : css.second}
      />
    )),
  blackjack: () => (
    <>
      <rect x="20" y="20" width="38" height="54" rx="6" className={css.first} />
      <rect x="42" y="36" width="38" height="54" rx="6" className={css.second} />
      <circle cx="61" cy="63" r="9" className={css.first} />
    </>
  ),
  'bingo-75': () =>
    grid(25).map((cell) => (
      <circle
        key={cell}
        r="6.5"
        cx={18 + (cell % 5) * 16}
        cy={20 + Math.floor(cell / 5) * 16}
        className={cell % 6 === 0 ? css.second : css.first}
      />
    )),
  scratch: () => (
    <>
      <rect x="12" y="28" width="76" height="54" rx="6" className={css.first} />
      <path d="M22 66 L40 44 L52 66 L66 40 L78 62" className={css.secondLine} strokeWidth="6" />
    </>
  ),
  'comet-garden': () => (
    <>
      {grid(15).map((cell) => (
        <circle key={cell} r="6" cx={18 + (cell % 5) * 16} cy={46 + Math.floor(cell / 5) * 16} className={css.first} />
      ))}
      <polyline
        points={(reelLines[3] ?? []).map((row, reel) => `${String(18 + reel * 16)},${String(46 + row * 16)}`).join(' ')}
        className={css.secondLine}
      />
      <path d="M12 10 L70 24 L58 34Z M82 30 a9 9 0 1 1 -18 0 a9 9 0 1 1 18 0Z" className={css.second} />
    </>
  ),
};

/** What each cover lies on. */
const grounds: Readonly<Record<Entry['slug'], keyof typeof css.grounds>> = {
  dice: 'accent',
  'five-lines': 'won',
  mines: 'inverse',
  roulette: 'dangerSoft',
  wheel: 'accentSoft',
  'peg-drop': 'live',
  'hi-lo': 'warning',
  crash: 'accentSoft',
  'keno-draw': 'inverse',
  'roulette-draw': 'danger',
  'wheel-draw': 'won',
  keno: 'live',
  'sic-bo': 'dangerLight',
  baccarat: 'inverse',
  'lantern-tide': 'accent',
  jacks: 'won',
  blackjack: 'inverseRed',
  'bingo-75': 'warningDark',
  scratch: 'accentLight',
  'comet-garden': 'wonDark',
};
export const groundOf = (game: Entry['slug']): string => css.grounds[grounds[game]];

export function Drawing({ game }: { game: Entry['slug'] }) {
  return (
    <svg viewBox="0 0 100 125" className={css.drawing} aria-hidden="true">
      {drawings[game]()}
    </svg>
  );
}
