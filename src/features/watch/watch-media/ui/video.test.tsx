// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { videoTokenCame } from '@/entities/watch/playing';

import { Video } from './video';

type Given = { userId?: number | null; token?: string | null };

async function setup({ userId = 7, token = 'one' }: Given = {}) {
  const scope = fork({
    values: [
      [$userId, userId],
      [$siteConfig, { video: { address: '/video/{videoId}.webm' } }],
    ] as never,
  });
  const renew = (next: string | null) => act(() => allSettled(videoTokenCame, { scope, params: next }));
  if (token !== null) await renew(token);
  render(
    <Provider value={scope}>
      <Video videoId="v7" title="A – B" />
    </Provider>,
  );
  const video = () => document.querySelector('video');
  return { renew, video, address: () => video()?.getAttribute('src') ?? null };
}

test('[MEDIA-08] what plays goes on under its token; the renewed one is taken when the old one is refused', async () => {
  const { renew, video, address } = await setup();
  expect(address()).toBe('/video/v7.webm?token=one');
  fireEvent.loadStart(video()!);
  const playing = video();
  await renew('two');
  expect(video()).toBe(playing);
  expect(address()).toBe('/video/v7.webm?token=one');
  fireEvent.error(video()!);
  expect(address()).toBe('/video/v7.webm?token=two');
});

test('[MEDIA-08] a video that does not come says so; a press or a renewed token asks again', async () => {
  const { renew, video, address } = await setup();
  fireEvent.loadStart(video()!);
  fireEvent.error(video()!);
  expect(address()).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(address()).toBe('/video/v7.webm?token=one');
  fireEvent.loadStart(video()!);
  fireEvent.error(video()!);
  await renew('two');
  expect(address()).toBe('/video/v7.webm?token=two');
});

test('[MEDIA-08] without a token nothing is asked for yet', async () => {
  const { address, renew } = await setup({ token: null });
  expect(address()).toBeNull();
  await renew('one');
  expect(address()).toBe('/video/v7.webm?token=one');
});

test('[MEDIA-08] a visitor has no video', async () => {
  const { video } = await setup({ userId: null });
  expect(video()).toBeNull();
});
