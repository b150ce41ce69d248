import { type OfficeFailure, useHost } from '@sdk';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';

import { MessagesAnswer } from '@contracts/player-records';
import { z } from '@contracts/zod';

import { messageOf } from '../../../shared/reason';
import { type Question, searchOf } from '../lib/question';
import { type Mailbox, type MailboxAct, stepMailbox } from './mailbox';

const path = '/office-api/v1/messages';

/** The messages that a filter finds. `failure`: what to say when the list did not come. */
export function useMailbox(question: Question, failure: string) {
  const of = searchOf(question);
  const { office } = useHost();
  const [mailbox, act] = useReducer(stepMailbox, null);
  const [failed, setFailed] = useState<{ of: string; text: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(() => office.read(path, MessagesAnswer, question));
  const told = useEffectEvent((refusal: OfficeFailure) => messageOf(refusal, failure));
  useEffect(() => {
    let isOver = false;
    read().then(
      (page) => {
        if (isOver) return;
        setFailed(null);
        act({ kind: 'found', of, page });
      },
      (refusal: unknown) => {
        if (!isOver) setFailed({ of, text: told(refusal as OfficeFailure) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [of, attempt]);

  const again = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  return {
    mailbox,
    ...useActs(mailbox, act, question),
    again,
    isAsking: mailbox?.of !== of,
    failure: failed?.of === of ? failed.text : null,
  };
}

/** What the player does with the list that is here. */
function useActs(mailbox: Mailbox | null, act: (step: MailboxAct) => void, question: Question) {
  const { office } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = (call: Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    void call.catch(() => setFailed(true)).finally(() => setBusy(false));
  };
  const choose = (id: number | null) => {
    const isNew = mailbox?.messages.some((message) => message.id === id && !message.isRead) === true;
    act({ kind: 'chosen', id });
    if (id !== null && isNew) run(office.send('POST', `${path}/${String(id)}/read`, z.unknown()));
  };
  const readAll = () => {
    if (!isBusy) run(office.send('POST', `${path}/read`, z.unknown()).then(() => act({ kind: 'allRead' })));
  };
  const more = () => {
    const of = searchOf(question);
    const last = mailbox?.messages.at(-1)?.id;
    if (isBusy || last === undefined) return;
    const older = { ...question, before: String(last) };
    run(office.read(path, MessagesAnswer, older).then((page) => act({ kind: 'more', of, page })));
  };
  return { choose, readAll, more, isBusy, hasFailed };
}
