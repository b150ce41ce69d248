import type { ReactNode } from 'react';

import { pegRows, slotLines } from '@contracts/games';

import type { Entry } from '../lib/catalogue';
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
};

export function Drawing({ game }: { game: Entry['slug'] }) {
  return (
    <svg viewBox="0 0 100 125" className={css.drawing} aria-hidden="true">
      {drawings[game]()}
    </svg>
  );
}
