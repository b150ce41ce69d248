import { createEvent, createStore, sample } from 'effector';

import { Email } from '@contracts/email';

import { mailCredentials } from '../api/mail-credentials';
import { formLeft } from './dialog';

export const mailAsked = createEvent<string>();

/** `wrong`: no e-mail. `failed`: there was no answer, or this loaded too late. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'wrong' | 'failed';

const isEmail = (text: string) => Email.safeParse(text.trim()).success;

/** What became of the mail with login and password. Row REG-08. */
export const $mailState = createStore<MailState>('waiting')
  .on(mailAsked, (_, email) => (isEmail(email) ? 'sending' : 'wrong'))
  .on(mailCredentials.finished.success, () => 'sent')
  .on(mailCredentials.finished.failure, () => 'failed')
  .reset(formLeft);

sample({ clock: mailAsked, filter: isEmail, fn: (email) => email.trim(), target: mailCredentials.start });
