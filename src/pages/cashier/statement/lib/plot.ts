import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';

import type { Points } from './chart';

export type Words = { day: (ms: number) => string; time: (ms: number) => string; money: (minor: number) => string };
type Wanted = {
  /** Where it stands; it fills the width. */
  place: HTMLElement;
  height: number;
  points: Points;
  words: Words;
  /** Hours east of UTC: days begin at the player's midnight. */
  timeZone: number;
  ink: (name: 'line' | 'grid' | 'text') => string;
  /** The point under the pointer; null: none. */
  onLook: (index: number | null) => void;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const daySec = 86_400;
/** Of labels, px: an average letter, and the room around the longest one. */
const [letter, room] = [7, 16];

/** uPlot reads days by the clock of the device: such a date shows it the player's own. */
const shifted = (sec: number, timeZone: number): Date => {
  const at = sec * 1000;
  return new Date(at + timeZone * hourMs + new Date(at).getTimezoneOffset() * minuteMs);
};

/** Draws a balance as a line of steps: it stays until the next movement. */
export function plotOf({ place, height, points, words, timeZone, ink, onLook }: Wanted): UPlot {
  const isMidnight = (sec: number) => (sec + timeZone * 3600) % daySec === 0;
  const momentText = (sec: number, step: number) =>
    step >= daySec || isMidnight(sec) ? words.day(sec * 1000) : words.time(sec * 1000);
  const font = `12px ${getComputedStyle(place).fontFamily}`;
  const axis = { font, stroke: () => ink('text'), ticks: { show: false } };
  return new UPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      tzDate: (sec) => shifted(sec, timeZone),
      scales: {
        y: { range: (_, low, high) => [Math.min(0, low), Math.max(1, high + (high - Math.min(0, low)) * 0.1)] },
      },
      axes: [
        {
          ...axis,
          space: 90,
          size: 28,
          grid: { show: false },
          values: (_, moments, __, ___, step) => moments.map((sec) => momentText(sec, step)),
        },
        {
          ...axis,
          grid: { stroke: () => ink('grid'), width: 1 },
          values: (_, sums) => sums.map(words.money),
          /** Null before anything is drawn, whatever the types say. */
          size: (_, labels: string[] | null) =>
            Math.max(40, ...(labels ?? []).map(({ length }) => length * letter + room)),
        },
      ],
      series: [
        {},
        {
          stroke: () => ink('line'),
          width: 2,
          points: { show: false },
          ...(UPlot.paths.stepped === undefined ? {} : { paths: UPlot.paths.stepped({ align: 1 }) }),
        },
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onLook(idx ?? null)] },
    },
    [points.at, points.minor],
    place,
  );
}
