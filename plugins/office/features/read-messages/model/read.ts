import { combine, createEvent, createStore, sample } from 'effector';

import { MessagesAnswer } from '@contracts/player-records';
import { z } from '@contracts/zod';

import { createAct } from '../../../../sdk/act';
import { createAsked } from '../../../../sdk/asked';
import { forgotten } from '../../../../sdk/model';
import { type Question, searchOf } from '../lib/question';
import { type MailboxAct, stepMailbox } from './mailbox';

const path = '/office-api/v1/messages';

/** The messages that a filter finds. */
export const found = createAsked(({ office }, question: Question) =>
  office.read(path, MessagesAnswer, question).then((page) => ({ of: searchOf(question), page })),
);
const older = createAct(({ office }, { question, before }: { question: Question; before: string }) =>
  office
    .read(path, MessagesAnswer, { ...question, before })
    .then((page) => ({ kind: 'more' as const, of: searchOf(question), page })),
);
const readingOne = createAct(
  ({ office }, id: number) => office.send('POST', `${path}/${String(id)}/read`, z.unknown()),
  { isInTurn: true },
);
const readingAll = createAct(({ office }, _: object) => office.send('POST', `${path}/read`, z.unknown()));

export const chosen = createEvent<number | null>();
export const allRead = createEvent();
export const moreWanted = createEvent();

const stepped = createEvent<MailboxAct>();
/** Null: nothing has come yet. The present answer stays until the next one has come. */
export const $mailbox = createStore<ReturnType<typeof stepMailbox>>(null)
  .on(stepped, stepMailbox)
  .reset(found.Place.close, forgotten);

sample({
  clock: found.$data,
  filter: (data) => data !== null,
  fn: (data) => ({ kind: 'found' as const, ...(data as NonNullable<typeof data>) }),
  target: stepped,
});
sample({
  clock: chosen,
  source: $mailbox,
  filter: (mailbox, id) => mailbox?.messages.some((message) => message.id === id && !message.isRead) === true,
  fn: (_, id) => Number(id),
  target: readingOne.started,
});
// The letter is read at once; the server hears of it meanwhile.
sample({ clock: chosen, fn: (id) => ({ kind: 'chosen' as const, id }), target: stepped });

const acts = [older, readingOne, readingAll] as const;
export const $isBusy = combine(
  acts.map(({ $isPending }) => $isPending),
  (pending) => pending.some(Boolean),
);
export const $hasFailed = combine(
  acts.map(({ $refusal }) => $refusal),
  (refusals) => refusals.some((refusal) => refusal !== null),
);
sample({ clock: allRead, source: $isBusy, filter: (isBusy) => !isBusy, fn: () => ({}), target: readingAll.started });
sample({ clock: readingAll.done, fn: () => ({ kind: 'allRead' as const }), target: stepped });
sample({
  clock: moreWanted,
  source: { mailbox: $mailbox, question: found.$question, isBusy: $isBusy },
  filter: ({ mailbox, question, isBusy }) => !isBusy && question !== null && (mailbox?.messages.length ?? 0) > 0,
  fn: ({ mailbox, question }) => ({ question: question as Question, before: String(mailbox?.messages.at(-1)?.id) }),
  target: older.started,
});
sample({ clock: older.done, fn: ({ result }) => result, target: stepped });
