import { combine, createEvent, createStore, sample } from 'effector';

import { $loadedGroups, $t, type TextKey } from '@/shared/i18n';
import { type NoticeInput, noticeShown } from '@/shared/lib/notices';

type Message = Omit<NoticeInput, 'text'> & { text: TextKey };

/** A push may come before the words of `popups`: the player hears of it when the words are here, and never as "…". */
export const messageCame = createEvent<Message>();
const messageTold = createEvent<NoticeInput>();

const $waiting = createStore<readonly Message[]>([])
  .on(messageCame, (waiting, message) => [...waiting, message])
  .on(messageTold, (waiting) => waiting.slice(1));
const $next = combine($waiting, $loadedGroups, ([next], loaded) =>
  next !== undefined && loaded.includes('popups') ? next : null,
);
sample({
  clock: $next.updates.filterMap((message) => message ?? undefined),
  source: $t,
  fn: (t, message) => ({ ...message, text: t(message.text) }),
  target: [noticeShown, messageTold],
});
