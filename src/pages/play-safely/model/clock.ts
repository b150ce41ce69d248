import { combine, createEvent, createStore, sample } from 'effector';

import { $protection } from '@/entities/protection';
import { $userId } from '@/entities/session';

import { setMutation } from '../api/limits';
import { type ClockKind, clockLimits, holdsAtOnce, isLocked } from '../lib/limit';
import { $iso, $limits } from './limits';

type Chosen = { kind: ClockKind; value: number | null };

export const clockChosen = createEvent<Chosen>();
export const clockSet = createEvent<ClockKind>();

const kinds = Object.keys(clockLimits) as ClockKind[];
type Choice = Partial<Record<ClockKind, number | null>>;
const without = (choice: Choice, kind: ClockKind): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([other]) => other !== kind));

/** What the player has chosen and not set yet. */
const $chosen = createStore<Choice>({})
  .on(clockChosen, (chosen, { kind, value }) => ({ ...chosen, [kind]: value }))
  .on(setMutation.finished.success, (chosen, { params: { type, value } }) => {
    // What the player chose while another value was on its way stays chosen.
    const kind = kinds.find((one) => clockLimits[one] === type);
    return kind !== undefined && chosen[kind] === value ? without(chosen, kind) : chosen;
  })
  .reset($userId);

/**
 * Session limit (hours) and reality check (minutes): `chosen` is what the form shows, null is none.
 * `demanded`: the country asks for a check at least so often. Rows LIM-06, LIM-07.
 */
export const $clocks = combine($chosen, $limits, $protection, (chosen, limits, { realityCheckMinutes }) => {
  const clock = (kind: ClockKind, demanded: number | null) => {
    const limit = limits?.money.find(({ type }) => type === clockLimits[kind]);
    const value = limit?.value ?? demanded;
    const wanted = chosen[kind] === undefined ? value : chosen[kind];
    const isAtOnce = holdsAtOnce(wanted, value);
    const isLooserLocked = limits !== null && !isAtOnce && isLocked(limits, clockLimits[kind]);
    const isChanged = wanted !== value;
    return {
      limit,
      demanded,
      chosen: wanted,
      isChanged,
      canSet: isChanged && !isLooserLocked,
      isAtOnce,
      isLooserLocked,
    };
  };
  return { session: clock('session', null), reality: clock('reality', realityCheckMinutes) };
});

sample({
  clock: clockSet,
  source: { clocks: $clocks, iso: $iso },
  filter: ({ clocks, iso }, kind) => iso !== null && clocks[kind].canSet,
  fn: ({ clocks, iso }, kind) => ({ type: clockLimits[kind], value: clocks[kind].chosen, iso: iso ?? '' }),
  target: setMutation.start,
});
