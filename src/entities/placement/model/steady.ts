import { combine, createStore, sample, type Store, type Unit } from 'effector';

import { createTimer } from '@/shared/lib/clock';

/** A player who has begun to press needs this long to see that the button says something else, and to stop. */
const settleMs = 500;

/**
 * The player presses what the button said when they began to move, by mouse or by key. So the button takes no press for a moment
 * after its text has changed by itself. `$news`: what the button says without the player having asked for it, as a text that
 * stays equal while nothing changes; '' for nothing; null while there is no button, so that the first text of a button is no
 * change. `opened`: this code has loaded; the button may be older.
 */
export function createSteady($news: Store<string | null>, opened: Unit<void>) {
  const { started, fired } = createTimer();
  const seen = sample({ clock: [$news, opened], source: $news });
  const $state = createStore<{ said: string | null; isYoung: boolean }>({ said: null, isYoung: false })
    .on(seen, (state, said) => (said === state.said ? state : { said, isYoung: Boolean(said) && state.said !== null }))
    .on(fired, ({ said }) => ({ said, isYoung: false }));
  // Each change starts the moment again.
  sample({
    clock: $state.map(({ said }) => said),
    filter: (said) => Boolean(said),
    fn: () => settleMs,
    target: started,
  });
  /** `settled`: the new text has stood for its moment. */
  return { $isSteady: combine($state, ({ isYoung }) => !isYoung), settled: fired };
}
