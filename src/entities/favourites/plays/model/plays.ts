import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { interval } from 'patronum';

import type { Followed } from '@contracts/favourites';

import { $favourites } from '@/entities/favourites/marks/@x/plays';
import { $language } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';

import { followedQuery } from '../api/followed';
import { type FavouritePlays, newPlays } from '../lib/plays';

const everyMs = 60_000;
const nothing: Followed = { teams: [], champs: [], games: [] };

/** Somebody looks at them, or asks again after a failure. */
export const followedWanted = createEvent();
/** A favourite team is in play: said once a match in a visit, also when the match had begun before. */
export const favouriteTeamPlays = createEvent<FavouritePlays>();

const $hasAny = $favourites.map(({ teams, champs }) => teams.length + champs.length > 0);
const { tick } = interval({ start: appReady, timeout: everyMs });

/** `busy`: nothing is known yet. An answer stands until there is a newer one. */
type State = { kind: 'busy' } | { kind: 'failed' } | ({ kind: 'ready' } & Followed);

const $answer = createStore<Followed | null>(null).on(followedQuery.finished.success, (_, { result }) => result);
const $isLost = createStore(false)
  .on(followedQuery.finished.failure, () => true)
  .reset(followedQuery.finished.success, followedWanted);

/** What stands on the page of favourites. Marks that are gone are gone at once. */
export const $followed = combine($answer, $isLost, $favourites, $hasAny, (answer, isLost, marks, hasAny): State => {
  if (!hasAny) return { kind: 'ready', ...nothing };
  if (answer === null) return { kind: isLost ? 'failed' : 'busy' };
  const teams = answer.teams.filter(({ id }) => marks.teams.includes(id));
  const champs = answer.champs.filter(({ id }) => marks.champs.includes(id));
  const games = answer.games.filter(
    ({ opp1, opp2, champId }) =>
      marks.teams.includes(opp1.id) || marks.teams.includes(opp2.id) || marks.champs.includes(champId),
  );
  return { kind: 'ready', teams, champs, games };
});

sample({
  clock: [appReady, followedWanted, $favourites, $language, tick],
  source: { marks: $favourites, language: $language },
  filter: $hasAny,
  fn: ({ marks, language }) => ({ ...marks, language }),
  target: followedQuery.start,
});

const $told = createStore<ReadonlySet<number>>(new Set());
const begun = sample({
  clock: followedQuery.finished.success,
  source: { marks: $favourites, told: $told },
  fn: ({ marks, told }, { result }) => newPlays(result.games, marks.teams, told),
});
$told.on(begun, (told, plays) => new Set([...told, ...plays.map(({ game }) => game.id)]));
const tellFx = createEffect((plays: readonly FavouritePlays[]) => {
  const tell = scopeBind(favouriteTeamPlays, { safe: true });
  for (const play of plays) tell(play);
});
sample({ clock: begun, filter: (plays) => plays.length > 0, target: tellFx });
