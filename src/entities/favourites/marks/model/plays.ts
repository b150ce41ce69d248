import { combine, createEvent, createStore, sample } from 'effector';

import type { Followed } from '@contracts/favourites';

import { $language } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';

import { followedQuery } from '../api/followed';
import { $favourites } from './marks';

const nothing: Followed = { teams: [], champs: [], games: [] };

/** Somebody looks at them, or asks again after a failure. */
export const followedWanted = createEvent();

const $hasAny = $favourites.map(({ teams, champs }) => teams.length + champs.length > 0);

/** `busy`: nothing is known yet. An answer is valid until there is a newer one. */
type State = { kind: 'busy' } | { kind: 'failed' } | ({ kind: 'ready' } & Followed);

const $answer = createStore<Followed | null>(null).on(followedQuery.finished.success, (_, { result }) => result);
const $isLost = createStore(false)
  .on(followedQuery.finished.failure, () => true)
  .reset(followedQuery.finished.success, followedWanted);

/** The content of the page of favourites. Marks that are gone are gone at once. */
export const $followed = combine($answer, $isLost, $favourites, $hasAny, (answer, isLost, marks, hasAny): State => {
  if (!hasAny) return { kind: 'ready', ...nothing };
  if (answer === null) return { kind: isLost ? 'failed' : 'busy' };
  const teams = answer.teams.filter(({ id }) => marks.teams.includes(id));
  const champs = answer.champs.filter(({ id }) => marks.champs.includes(id));
  const matches = answer.games.filter(
    ({ opp1, opp2, champId }) =>
      marks.teams.includes(opp1.id) || marks.teams.includes(opp2.id) || marks.champs.includes(champId),
  );
  return { kind: 'ready', teams, champs, games: matches };
});

sample({
  clock: [appReady, followedWanted, $favourites, $language],
  source: { marks: $favourites, language: $language },
  filter: $hasAny,
  fn: ({ marks, language }) => ({ ...marks, language }),
  target: followedQuery.start,
});
