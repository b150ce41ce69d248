import { createEvent, createStore, sample } from 'effector';

import { LetterAnswer } from '@contracts/letters';

import { createAct } from '../../../../sdk/act';
import { createDraft } from '../../../../sdk/draft';
import { forgotten } from '../../../../sdk/model';

/** `path`: where letters of this kind go. `said`: what the player reads when it has arrived. */
type To = { path: string; said: string };

export const submitted = createEvent<To>();
export const sending = createAct(
  async ({ office, notify }, { path, said, text }: To & { text: string }) => {
    const { data } = await office.send('POST', path, LetterAnswer, { text });
    notify({ kind: 'success', text: said });
    return data;
  },
  { over: [submitted] },
);
export const letterSent = sample({
  clock: sending.done,
  fn: ({ params: { path }, result }) => ({ path, letter: result }),
});
/** The text stays until it has arrived. */
export const draft = createDraft({ text: '' }, [sending.done, sending.Place.close]);
const isEmpty = (text: string) => text.trim() === '';
/** Nothing was written, and yet it was to be sent. */
export const $isMissing = createStore(false)
  .on(sample({ clock: submitted, source: draft.$fields }), (_, { text }) => isEmpty(text))
  .reset(sending.Place.close, forgotten);

sample({
  clock: submitted,
  source: draft.$fields,
  filter: ({ text }) => !isEmpty(text),
  fn: ({ text }, to) => ({ ...to, text }),
  target: sending.started,
});
