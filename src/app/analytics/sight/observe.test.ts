// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { observePage } from './observe';

type Heard = (list: { getEntries: () => object[] }) => void;
let observers: Map<string, Heard>;
beforeEach(() => {
  observers = new Map();
  class Observer {
    static supportedEntryTypes = ['long-animation-frame', 'largest-contentful-paint', 'event', 'layout-shift'];
    readonly heard: Heard;
    constructor(heard: Heard) {
      this.heard = heard;
    }
    observe({ type }: { type: string }) {
      observers.set(type, this.heard);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  performance.getEntriesByType = () => [];
  const main = document.createElement('main');
  main.id = 'content';
  main.append(document.createElement('button'), document.createElement('p'));
  document.body.replaceChildren(main);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries });
const find = (name: string) => document.querySelector(name);
const frame = (startTime: number, duration: number, ...scripts: [file: string, duration: number][]) =>
  entry('long-animation-frame', {
    ...{ startTime, duration },
    scripts: scripts.map(([file, ms]) => ({ sourceURL: `${location.origin}/assets/${file}`, duration: ms })),
  });
const press = (interactionId: number, startTime: number, duration: number) =>
  entry('event', { interactionId, startTime, duration, target: find('button') });
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  entry('layout-shift', { startTime, value, duration: 0, hadRecentInput, sources: [{ node: find('p') }] });
const route = 'sport-board';
const calm = { kind: 'vital', name: 'CLS', value: 0, route };

test('[SIGHT-04] LCP is the last paint before the first press, told once, with its element', () => {
  const look = observePage(() => route);
  const paint = (startTime: number) =>
    entry('largest-contentful-paint', { startTime, duration: 0, element: find('p') });
  paint(800);
  paint(1200.4567);
  press(1, 1500, 16);
  paint(3000);
  expect(look()).toContainEqual({
    ...{ kind: 'vital', name: 'LCP', value: 1200.457, route, element: 'html>body>main#content>p' },
  });
  paint(9000);
  expect(look()).toEqual([calm]);
});

test('[SIGHT-04] INP is the slowest press, with the script that ran longest in its frame', () => {
  const look = observePage(() => route);
  press(1, 1000, 80);
  press(2, 2000, 300);
  press(2, 2000, 340);
  press(2, 2010, 120);
  press(0, 3000, 900);
  frame(1900, 500, ['small.js', 20], ['board.js', 310]);
  frame(2600, 60, ['later.js', 55]);
  const element = 'html>body>main#content>button';
  expect(look()[0]).toEqual({ kind: 'vital', name: 'INP', value: 340, route, element, script: 'assets/board.js' });
  // The next stretch begins anew.
  press(3, 5000, 56);
  expect(look()[0]).toEqual({ kind: 'vital', name: 'INP', value: 56, route, element });
  expect(look()).toEqual([calm]);
});

test('[SIGHT-04] among fifty presses one may be slower than what is told', () => {
  const look = observePage(() => route);
  press(1, 1000, 900);
  for (let id = 2; id <= 50; id += 1) press(id, 1000 * id, 100 + id);
  expect(look()[0]).toMatchObject({ name: 'INP', value: 150 });
});

test('[SIGHT-04] CLS is the worst window of shifts that nobody asked for', () => {
  const look = observePage(() => route);
  shift(1000, 0.1);
  shift(1500, 0.05);
  shift(1600, 0.9, true);
  shift(4000, 0.12);
  expect(look()).toEqual([{ ...calm, value: 0.15, element: 'html>body>main#content>p' }]);
  expect(look()).toEqual([calm]);
});

test('[SIGHT-04] frames of 200 ms and more are told, five of a page', () => {
  const look = observePage(() => route);
  frame(0, 199, ['a.js', 150]);
  for (let n = 1; n <= 7; n += 1) frame(n * 1000, 200 + n, [`f${String(n)}.js`, 190]);
  const told = look().filter(({ kind }) => kind === 'frame');
  expect(told).toEqual(
    [1, 2, 3, 4, 5].map((n) => ({ kind: 'frame', value: 200 + n, route, script: `assets/f${String(n)}.js` })),
  );
});

test('[SIGHT-04] a browser that measures nothing is asked for nothing', () => {
  Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
  expect(observePage(() => route)()).toEqual([calm]);
  expect(observers.size).toBe(0);
});
