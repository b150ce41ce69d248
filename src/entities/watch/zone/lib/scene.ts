import { sportIds } from '@contracts/markets';
import type { ZonePhase } from '@contracts/zone';

import type { ZoneEvent } from './zone';

/** The five steps under a picture, by sport. Each is the last part of a text key. */
export const stepsOf = (sportId: number): readonly StepName[] => {
  if (sportId === sportIds.tennis) return ['serve', 'rally', 'breakPoint', 'setPoint', 'matchPoint'];
  return sportId === sportIds.basketball
    ? ['bringUp', 'halfCourt', 'shot', 'freeThrows', 'timeOut']
    : ['safe', 'attack', 'danger', 'shot', 'goal'];
};
export type StepName =
  | 'safe'
  | 'attack'
  | 'danger'
  | 'shot'
  | 'goal'
  | 'serve'
  | 'rally'
  | 'breakPoint'
  | 'setPoint'
  | 'matchPoint'
  | 'bringUp'
  | 'halfCourt'
  | 'freeThrows'
  | 'timeOut';

const steps: Partial<Record<ZonePhase, number>> = {
  attack: 1,
  free_kick: 0,
  danger: 2,
  corner: 2,
  penalty: 2,
  shot_on: 3,
  shot_off: 3,
  blocked: 3,
  save: 3,
  goal: 4,
  own_goal: 4,
  rally: 1,
  bring_up: 0,
  half_court: 1,
  shot: 2,
  basket: 2,
  miss: 2,
  free_throws: 3,
  time_out: 4,
};

/** Which of the five steps the picture is at. At a serve the stake says more than the serve. */
export const stepOf = ({ phase, value }: Pick<ZoneEvent, 'phase' | 'value'>): number =>
  (phase === 'serve' || phase === 'second_serve') && value > 0 ? value + 1 : (steps[phase] ?? 0);

/** Phases in which the position on the pitch is worth a text. */
const placed: readonly ZonePhase[] = [
  'safe',
  'attack',
  'danger',
  'free_kick',
  'throw_in',
  'shot_on',
  'shot_off',
  'blocked',
];

/** On which wing of its own side an event is; null: the place says nothing. */
export function wingOf({ phase, side, y }: ZoneEvent): 'left' | 'middle' | 'right' | null {
  if (side === 0 || !placed.includes(phase)) return null;
  const own = side === 1 ? y : 68 - y;
  if (own < 23) return 'left';
  return own > 45 ? 'right' : 'middle';
}

const noted: ReadonlySet<ZonePhase> = new Set([
  'kickoff',
  'shot_on',
  'shot_off',
  'blocked',
  'corner',
  'penalty',
  'offside',
  'sub',
  'injury',
  'var',
  'goal',
  'own_goal',
  'yellow',
  'red',
  'half',
  'end',
  'ace',
  'double_fault',
  'changeover',
  'basket',
  'free_throws',
  'time_out',
]);

/** A dangerous attack is told once, a tennis point when it decides something, all other events as they happen. */
const isNoted = (event: ZoneEvent, before: ZoneEvent | undefined) => {
  if (event.phase === 'danger') return before?.phase !== 'danger' || before.side !== event.side;
  return noted.has(event.phase) || (event.phase === 'point' && event.value > 0);
};

/** What the written commentary tells, newest first. */
export function commentary(events: readonly ZoneEvent[], most: number): ZoneEvent[] {
  const told: ZoneEvent[] = [];
  for (let index = events.length - 1; index >= 0 && told.length < most; index -= 1) {
    const event = events[index];
    if (event && isNoted(event, events[index - 1])) told.push(event);
  }
  return told;
}

/** The last places of the ball while one side has it, oldest first. Strokes of a tennis point go to and fro. */
export function trail(events: readonly ZoneEvent[], sportId: number, most = 5): ZoneEvent[] {
  const last = events.at(-1);
  if (!last) return [];
  const moves = events.slice(-most);
  const isTennis = sportId === sportIds.tennis;
  const start = moves.findLastIndex(({ phase, side }, index) =>
    isTennis ? phase === 'serve' || phase === 'second_serve' : side !== last.side || (phase === 'kickoff' && index > 0),
  );
  return moves.slice(isTennis ? Math.max(0, start) : start + 1);
}
