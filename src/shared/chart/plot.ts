import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';

import { type TimeZone, wallOf } from '@contracts/zones';

import type { Ink } from './ink';
import { type Mark, paintMarks, paintRings, type Ring } from './paint';

/** One line of steps: a value holds until the next. Null: there is none. `dash`: lengths in px. */
export type Series = { values: (number | null)[]; ink: Ink; dash?: number[] };

export type Wanted = {
  /** Where it stands; it fills the width. */
  place: HTMLElement;
  height: number;
  /** Moments in Unix seconds, from left to right. */
  at: number[];
  series: readonly Series[];
  /** From the lowest value on the axis to the highest. */
  range: (low: number, high: number) => [number, number];
  /** Equal ratios are equally high: 2 to 4 is as far as 4 to 8. `splits`: where the axis has lines. */
  log?: { splits: (low: number, high: number) => number[] };
  words: { day: (ms: number) => string; time: (ms: number) => string; value: (value: number) => string };
  /** Days begin at the player's midnight. */
  timeZone: TimeZone;
  ink: (name: Ink) => string;
  marks?: readonly Mark[];
  rings?: readonly Ring[];
  /** The point under the pointer; null: none. */
  onLook: (index: number | null) => void;
};

const minuteMs = 60_000;
const daySec = 86_400;
/** Of labels, px: an average letter, and the room around the longest one. */
const [letter, room] = [7, 16];
const logarithmic = 3;

/** uPlot reads days by the clock of the device: such a date shows it the player's own. */
const shifted = (sec: number, timeZone: TimeZone): Date => {
  const wall = wallOf(timeZone, sec * 1000);
  return new Date(wall + new Date(wall).getTimezoneOffset() * minuteMs);
};

/** Draws lines of steps over time. */
export function plotOf({
  place,
  height,
  at,
  series,
  range,
  log,
  words,
  timeZone,
  ink,
  onLook,
  ...more
}: Wanted): UPlot {
  const isMidnight = (sec: number) => wallOf(timeZone, sec * 1000) % (daySec * 1000) === 0;
  const momentText = (sec: number, step: number) =>
    step >= daySec || isMidnight(sec) ? words.day(sec * 1000) : words.time(sec * 1000);
  const font = `12px ${getComputedStyle(place).fontFamily}`;
  const axis = { font, stroke: () => ink('text'), ticks: { show: false } };
  const { marks = [], rings = [] } = more;
  return new UPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      tzDate: (sec) => shifted(sec, timeZone),
      scales: { y: { range: (_, low, high) => range(low, high), ...(log && { distr: logarithmic }) } },
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
          ...(log && { splits: (_, __, low, high) => log.splits(low, high), filter: (_, splits) => splits }),
          values: (_, values) => values.map(words.value),
          /** Null before anything is drawn, whatever the types say. */
          size: (_, labels: string[] | null) =>
            Math.max(40, ...(labels ?? []).map(({ length }) => length * letter + room)),
        },
      ],
      series: [
        {},
        ...series.map(({ ink: own, dash }) => ({
          stroke: () => ink(own),
          width: 2,
          points: { show: false },
          ...(dash && { dash }),
          ...(UPlot.paths.stepped === undefined ? {} : { paths: UPlot.paths.stepped({ align: 1 }) }),
        })),
      ],
      hooks: {
        setCursor: [({ cursor: { idx } }) => onLook(idx ?? null)],
        draw: [
          (plot) => {
            paintMarks(plot, marks, ink);
            paintRings(plot, rings, ink);
          },
        ],
      },
    },
    [at, ...series.map(({ values }) => values)],
    place,
  );
}
