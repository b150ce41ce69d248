import { createEvent, createStore } from 'effector';

import { createAsked } from '../sdk/asked';
import { forgotten } from '../sdk/model';
import { Results, Sports } from './answers';

const football = 1;

/** `zone`: of the page's address; undefined is all. */
type Question = { lng: string; date: string; timezone: string; sportId: number; zone: string | undefined };

export const sports = createAsked(({ query }, { lng }: { lng: string }) =>
  query('/content-api/v1/sports', Sports, { lng }).then(({ data }) => data),
);
/** Games of one sport that ended on a day, by champ. */
export const results = createAsked(({ query }, { sportId, zone, ...rest }: Question) =>
  query('/feed-api/v1/results', Results, {
    ...rest,
    sportId: String(sportId),
    ...(zone === undefined ? {} : { zone }),
  }).then(({ data }) => data),
);

export const dayChosen = createEvent<number>();
/** Today is 0. */
export const $daysBack = createStore(0)
  .on(dayChosen, (_, daysBack) => daysBack)
  .reset(results.Place.close, forgotten);
export const sportChosen = createEvent<number>();
export const $sportId = createStore(football)
  .on(sportChosen, (_, sportId) => sportId)
  .reset(results.Place.close, forgotten);
