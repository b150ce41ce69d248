import { createEvent, createStore } from 'effector';

import { NewsAnswer, NewsListAnswer, type NewsTopic } from '@contracts/articles';

import { createAsked } from '../sdk/asked';
import { forgotten } from '../sdk/model';

const path = '/content-api/v1/news';

/** All news, newest first. */
export const news = createAsked(({ query }, { lng }: { lng: string }) =>
  query(path, NewsListAnswer, { lng }).then(({ data }) => data),
);
export const article = createAsked(({ query }, { slug, lng }: { slug: string; lng: string }) =>
  query(`${path}/${encodeURIComponent(slug)}`, NewsAnswer, { lng }).then(({ data }) => data),
);

export const topicChosen = createEvent<NewsTopic | null>();
/** Null: all. */
export const $topic = createStore<NewsTopic | null>(null)
  .on(topicChosen, (_, topic) => topic)
  .reset(news.Place.close, forgotten);
