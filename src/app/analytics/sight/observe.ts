import type { VitalName } from '@contracts/sight';

import { elementName, fileName } from './names';

type Script = { duration: number; sourceURL: string };
type LongFrame = PerformanceEntry & { scripts: readonly Script[] };
type Timing = PerformanceEntry & { interactionId: number; target: Node | null };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
type Paint = PerformanceEntry & { element: Element | null };

/** Where and when something took that long. */
type Moment = { value: number; route: string; element: string | undefined; from: number; to: number };
type Where = { value: number; route: string; element?: string; script?: string };
export type Seen = Where & ({ kind: 'vital'; name: VitalName } | { kind: 'frame' });

/** A frame that long is felt; shorter ones are noise. */
const longMs = 200;
const [mostFrames, keptFrames] = [5, 50];
/** Among so many presses one may be worse than what is told, as web-vitals counts. */
const [perOutlier, keptPresses] = [50, 10];
/** Shifts that follow each other are one, at most so long. https://web.dev/articles/cls */
const [pauseMs, windowMs] = [1000, 5000];

function observe(type: string, heard: (entry: never) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) heard(entry as never);
  }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) });
}

const wasHidden = (before: number): boolean =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < before);

/**
 * Measures as https://web.dev/articles/vitals says, with the element and the script of each value (decision D-1060). `routeOf`: the page
 * at this moment. Each look gives what came since the last one: LCP once, INP and CLS of the stretch, and frames that took long.
 */
export function observePage(routeOf: () => string): () => Seen[] {
  const frames: LongFrame[] = [];
  const long: Moment[] = [];
  const presses = new Map<number, Moment>();
  let paint: Moment | null = null;
  let worstShift: Moment | null = null;
  let shifts = { sum: 0, from: 0, last: -Infinity };
  let [pressed, framesLeft, isTold] = [0, mostFrames, false];

  const momentOf = ({ startTime: from, duration }: PerformanceEntry, value: number, node?: Node | null): Moment => ({
    ...{ value, route: routeOf(), element: elementName(node) },
    ...{ from, to: from + duration },
  });

  observe('long-animation-frame', (frame: LongFrame) => {
    frames.push(frame);
    if (frames.length > keptFrames) frames.shift();
    if (frame.duration >= longMs && framesLeft-- > 0) long.push(momentOf(frame, frame.duration));
  });
  observe('largest-contentful-paint', (entry: Paint) => {
    // What is painted after a press, or was not seen at once, says nothing of the load.
    if (pressed === 0 && !isTold && !wasHidden(entry.startTime))
      paint = momentOf(entry, entry.startTime, entry.element);
  });
  const press = (entry: Timing) => {
    const { interactionId, duration, target } = entry;
    if (!interactionId) return;
    const known = presses.get(interactionId);
    if (known === undefined) pressed += 1;
    else if (known.value >= duration) return;
    presses.set(interactionId, momentOf(entry, duration, target));
    const rest = [...presses].sort(([, a], [, b]) => b.value - a.value).slice(keptPresses);
    for (const [id] of rest) presses.delete(id);
  };
  observe('event', press);
  // It is told however short it was, so that quick pages count too.
  observe('first-input', press);
  observe('layout-shift', (entry: Shift) => {
    if (entry.hadRecentInput) return;
    const { startTime, value, sources } = entry;
    const goesOn = startTime - shifts.last < pauseMs && startTime - shifts.from < windowMs;
    shifts = { sum: (goesOn ? shifts.sum : 0) + value, from: goesOn ? shifts.from : startTime, last: startTime };
    if (shifts.sum > (worstShift?.value ?? 0)) worstShift = momentOf(entry, shifts.sum, sources[0]?.node);
  });

  const whereOf = ({ value, route, element, from, to }: Moment): Where => {
    const scripts = frames
      .filter((frame) => frame.startTime < to && frame.startTime + frame.duration > from)
      .flatMap((frame) => frame.scripts);
    const script = fileName(scripts.sort((a, b) => b.duration - a.duration)[0]?.sourceURL);
    return {
      ...{ value: Math.round(value * 1000) / 1000, route },
      ...(element !== undefined && { element }),
      ...(script !== undefined && { script }),
    };
  };

  return () => {
    const sorted = [...presses.values()].sort((a, b) => b.value - a.value);
    const worst = sorted[Math.min(sorted.length - 1, Math.floor(pressed / perOutlier))];
    const still: Moment = { value: 0, route: routeOf(), element: undefined, from: 0, to: 0 };
    const vitals: [VitalName, Moment | null | undefined][] = [
      ['LCP', paint],
      ['INP', worst],
      ['CLS', worstShift ?? still],
    ];
    const seen: Seen[] = [
      ...vitals.flatMap(([name, moment]) => (moment ? { kind: 'vital' as const, name, ...whereOf(moment) } : [])),
      ...long.splice(0).map((moment) => ({ kind: 'frame' as const, ...whereOf(moment) })),
    ];
    presses.clear();
    [paint, worstShift, pressed, isTold] = [null, null, 0, true];
    shifts = { sum: 0, from: 0, last: -Infinity };
    return seen;
  };
}
