import { attach, createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';

import { z } from '@contracts/zod';

import { playerForgotten } from '@/entities/player';
import { $direction, $language } from '@/shared/i18n';
import { pause } from '@/shared/lib/clock';
import { $isTabHidden, tabShown } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';
import { noticeShown } from '@/shared/lib/notices';
import { joinPath, navigateTo, safeRedirect, splitPath } from '@/shared/routing';

import { claim } from '../lib/claim';
import { latest, type Message } from '../lib/message';
import { show } from '../lib/show';
import { $outside, tellingOpened } from './permission';
import { $isSilent } from './silence';
import { messagesCame } from './watch';

/** A tab that somebody looks at tells it first. */
const graceMs = 1000;

type Messages = readonly Message[];

/** They wait for somebody who looks at a tab. */
const kept = createEvent<Messages>();
const $waiting = createStore<Messages>([]).on(kept, (waiting, more) => latest([...waiting, ...more]));

/** Where the player is: at this tab, or elsewhere with or without permission for notifications. */
const came = sample({
  clock: messagesCame,
  source: { isHidden: $isTabHidden, outside: $outside },
  fn: ({ isHidden, outside }, messages) => ({
    place: isHidden ? (outside === 'granted' ? ('outside' as const) : ('later' as const)) : ('page' as const),
    messages: latest(messages),
  }),
});
sample({ clock: came, filter: ({ place }) => place === 'later', fn: ({ messages }) => messages, target: kept });

const claimForPageFx = createEffect((messages: Messages) => claim(messages));
sample({
  clock: came,
  filter: ({ place }) => place === 'page',
  fn: ({ messages }) => messages,
  target: claimForPageFx,
});
sample({ clock: tabShown, source: $waiting, filter: (waiting) => waiting.length > 0, target: claimForPageFx });
$waiting.on(claimForPageFx, () => []);

const tellFx = createEffect((messages: Messages) => {
  for (const { tag, title, text, path, link } of messages)
    noticeShown({ kind: 'info', title, text, key: tag, link: { to: path, label: link } });
});
sample({ clock: claimForPageFx.doneData, target: tellFx });

const claimForOutsideFx = createEffect(async (messages: Messages) => {
  await pause(graceMs);
  return claim(messages);
});
sample({
  clock: came,
  filter: ({ place }) => place === 'outside',
  fn: ({ messages }) => messages,
  target: claimForOutsideFx,
});

/** The player pressed a message outside the page. A path with its language. */
const pressed = createEvent<string>();
const showFx = attach({
  source: { language: $language, direction: $direction },
  effect: async ({ language, direction }, messages: Messages) => {
    const press = scopeBind(pressed, { safe: true });
    for (const message of messages) {
      const address = joinPath(language, message.path);
      await show({ ...message, language, direction, address }, () => press(address));
    }
  },
});
sample({ clock: claimForOutsideFx.doneData, filter: (messages) => messages.length > 0, target: showFx });
// What waits is of this player, and of nobody who is called to rest in the meantime.
const dropped = merge([playerForgotten, sample({ clock: $isSilent, filter: Boolean })]);
$waiting.on(dropped, () => []);

// The browser would not: this tab, which has them, tells them when somebody comes back.
const $refused = createStore<Messages>([])
  .on(showFx.fail, (refused, { params }) => latest([...refused, ...params]))
  .on([tellFx, dropped], () => []);
sample({ clock: tabShown, source: $refused, filter: (refused) => refused.length > 0, target: tellFx });
sample({
  clock: showFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'A message outside the page was not shown', details }),
  target: logFx,
});

const Press = z.object({ open: z.string() });
/** The worker of the site hands on which of its messages was pressed. */
const listenFx = createEffect(() => {
  if (!('serviceWorker' in navigator)) return;
  const press = scopeBind(pressed, { safe: true });
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = Press.safeParse(data);
    if (message) press(message.open);
  });
});
sample({ clock: tellingOpened, target: listenFx });
sample({
  clock: pressed.filterMap((address) => safeRedirect(address) ?? undefined),
  fn: (address) => splitPath(address).path,
  target: navigateTo,
});
