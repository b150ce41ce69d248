import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { game } from '@contracts/feed.testing';

import { $floating, mediaOpened } from '@/entities/watch/media';
import { $hasFloating } from '@/entities/watch/playing';
import { feedChanged } from '@/shared/feed';
import { logFx } from '@/shared/lib/logger';
import { navigated } from '@/shared/routing';

import { followedMedia } from '../lib/media';
import { pictureFloated, scrolledAway, scrolledBack } from './float';

const mediaOf = (gameId: number) =>
  followedMedia({
    ...{ gameId, sportId: 1, type: 'zone', zoneId: gameId, videoId: undefined, title: 'A – B' },
    gameLink: `/home/live/1/1/${String(gameId)}`,
  });

async function setup() {
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  const goTo = (gameId: number | null) =>
    allSettled(navigated, {
      scope,
      params: {
        location: { path: '/', language: 'en', search: '', hash: '' },
        match: { params: gameId === null ? {} : { game: `${String(gameId)}-x` } },
        failure: null,
      } as never,
    });
  await goTo(1);
  return { scope, logged, goTo, ids: () => scope.getState($floating).map(({ id }) => id) };
}

test('[MEDIA-03] [MEDIA-14] a picture in its own window stays over every page until it is closed; a second press closes it', async () => {
  const { scope, goTo, ids } = await setup();
  await allSettled(pictureFloated, { scope, params: mediaOf(1) });
  expect(ids()).toEqual(['float:zone:1']);
  expect(scope.getState($hasFloating)).toBe(true);
  await goTo(null);
  expect(ids()).toEqual(['float:zone:1']);
  await allSettled(pictureFloated, { scope, params: mediaOf(1) });
  expect([ids(), scope.getState($hasFloating)]).toEqual([[], false]);
});

test('[MEDIA-14] of more than six the oldest gives way', async () => {
  const { scope, ids } = await setup();
  for (const id of [1, 2, 3, 4, 5, 6, 7]) await allSettled(pictureFloated, { scope, params: mediaOf(id) });
  expect(ids()).toEqual([2, 3, 4, 5, 6, 7].map((id) => `float:zone:${String(id)}`));
});

test('[MEDIA-06] what is scrolled away follows into the corner and goes back', async () => {
  const { scope, ids } = await setup();
  await allSettled(scrolledAway, { scope, params: mediaOf(1) });
  expect(ids()).toEqual(['follow:zone:1']);
  await allSettled(scrolledBack, { scope, params: mediaOf(1) });
  expect(ids()).toEqual([]);
});

test('[MEDIA-06] what has a window of its own does not follow as well', async () => {
  const { scope, ids } = await setup();
  await allSettled(pictureFloated, { scope, params: mediaOf(1) });
  await allSettled(scrolledAway, { scope, params: mediaOf(1) });
  expect(ids()).toEqual(['float:zone:1']);
});

test('[MEDIA-04] what follows closes when its page is left; a window of its own stays', async () => {
  const { scope, ids, goTo } = await setup();
  await allSettled(pictureFloated, { scope, params: mediaOf(3) });
  await allSettled(scrolledAway, { scope, params: mediaOf(1) });
  await goTo(2);
  expect(ids()).toEqual(['float:zone:3']);
});

test('[MEDIA-04] what follows closes when its game ends; a window of its own stays', async () => {
  const { scope, ids } = await setup();
  const tell = (isFinished: boolean) =>
    allSettled(feedChanged, {
      scope,
      params: [
        {
          kind: 'snapshot',
          topic: 'game:1',
          ts: 0,
          entities: { games: [game(1, { isFinished, status: isFinished ? 4 : 2 }), game(2, { isFinished })] },
        },
      ],
    });
  await tell(false);
  await allSettled(scrolledAway, { scope, params: mediaOf(1) });
  await allSettled(pictureFloated, { scope, params: mediaOf(2) });
  await tell(true);
  expect(ids()).toEqual(['float:zone:2']);
});

test('[MEDIA-02] what cannot play is not opened, and the log says why', async () => {
  const { scope, ids, logged } = await setup();
  await allSettled(mediaOpened, { scope, params: { ...mediaOf(1), zoneId: undefined } });
  expect([ids(), logged]).toEqual([[], ['The media follow:zone:1 has no picture']]);
});
