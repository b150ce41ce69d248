import { sportIds } from '@contracts/markets';
import type { ZonePhase } from '@contracts/zone';

import type { ZoneEvent } from './zone';

/** Figures of both sides. `name`: the last part of its text key. */
export type Figure = { name: FigureName; sides: readonly [number, number]; unit?: 'percent' | 'hundredths' };
type FigureName =
  | 'possession'
  | 'attacks'
  | 'dangers'
  | 'shots'
  | 'onTarget'
  | 'corners'
  | 'xg'
  | 'points'
  | 'servePoints'
  | 'aces'
  | 'doubleFaults'
  | 'breaks'
  | 'tries'
  | 'baskets'
  | 'threes'
  | 'freeThrows';

const shots: readonly ZonePhase[] = ['shot_on', 'shot_off', 'blocked'];

type Test = (event: ZoneEvent, index: number) => boolean;

function countOf(events: readonly ZoneEvent[], is: Test): [number, number] {
  const count: [number, number] = [0, 0];
  events.forEach((event, index) => {
    if (event.side !== 0 && is(event, index)) count[event.side === 1 ? 0 : 1] += 1;
  });
  return count;
}

const isPhase =
  (...phases: ZonePhase[]): Test =>
  ({ phase }) =>
    phases.includes(phase);
const share = ([one, two]: readonly [number, number]): [number, number] => {
  const first = one + two === 0 ? 50 : Math.round((one / (one + two)) * 100);
  return [first, 100 - first];
};

/** Possession: each event names the side that has the ball until the next. A break counts for neither side. */
function possession(events: readonly ZoneEvent[]): [number, number] {
  const time: [number, number] = [0, 0];
  events.forEach(({ side, clock, period }, index) => {
    const next = events[index + 1];
    if (side === 0 || !next || next.period !== period) return;
    time[side === 1 ? 0 : 1] += Math.min(15, Math.max(0, next.clock - clock));
  });
  return share(time);
}

function xg(events: readonly ZoneEvent[]): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const { side, phase, value } of events)
    if (side !== 0 && shots.includes(phase)) sum[side === 1 ? 0 : 1] += value;
  return sum;
}

/** The first event of a dangerous attack. */
const isNewDanger =
  (events: readonly ZoneEvent[]): Test =>
  ({ phase, side }, index) =>
    phase === 'danger' && (events[index - 1]?.phase !== 'danger' || events[index - 1]?.side !== side);

const football = (events: readonly ZoneEvent[]): Figure[] => [
  { name: 'possession', sides: possession(events), unit: 'percent' },
  { name: 'attacks', sides: countOf(events, isPhase('attack')) },
  { name: 'dangers', sides: countOf(events, isNewDanger(events)) },
  { name: 'shots', sides: countOf(events, isPhase(...shots)) },
  { name: 'onTarget', sides: countOf(events, isPhase('shot_on')) },
  { name: 'corners', sides: countOf(events, isPhase('corner')) },
  { name: 'xg', sides: xg(events), unit: 'hundredths' },
];

const pointPhases: readonly ZonePhase[] = ['point', 'ace', 'double_fault'];
const serves: readonly ZonePhase[] = ['serve', 'second_serve'];

function tennis(events: readonly ZoneEvent[]): Figure[] {
  const onServe: [number, number] = [0, 0];
  const breaks: [number, number] = [0, 0];
  const faults: [number, number] = [0, 0];
  let server: ZoneEvent['side'] = 0;
  for (const { phase, side, value } of events) {
    if (serves.includes(phase)) server = side;
    if (!pointPhases.includes(phase) || side === 0) continue;
    if (side === server) onServe[side === 1 ? 0 : 1] += 1;
    else if (value > 0) breaks[side === 1 ? 0 : 1] += 1;
    if (phase === 'double_fault') faults[side === 1 ? 1 : 0] += 1;
  }
  return [
    { name: 'points', sides: countOf(events, isPhase(...pointPhases)) },
    { name: 'servePoints', sides: onServe },
    { name: 'aces', sides: countOf(events, isPhase('ace')) },
    { name: 'doubleFaults', sides: faults },
    { name: 'breaks', sides: breaks },
  ];
}

const basketball = (events: readonly ZoneEvent[]): Figure[] => [
  { name: 'possession', sides: possession(events), unit: 'percent' },
  { name: 'tries', sides: countOf(events, isPhase('shot')) },
  { name: 'baskets', sides: countOf(events, ({ phase, value }) => phase === 'basket' && value >= 2) },
  { name: 'threes', sides: countOf(events, ({ phase, value }) => phase === 'basket' && value === 3) },
  { name: 'freeThrows', sides: countOf(events, ({ phase, value }) => phase === 'basket' && value === 1) },
];

/** What the events of a picture add up to. Nothing is counted that they do not tell. */
export function statistics(sportId: number, events: readonly ZoneEvent[]): Figure[] {
  if (sportId === sportIds.tennis) return tennis(events);
  return sportId === sportIds.basketball ? basketball(events) : football(events);
}
