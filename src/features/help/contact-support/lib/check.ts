import { Email } from '@contracts/email';
import { supportMaxima } from '@contracts/support';

import { plainPhone } from '@/entities/access/phone';

/** Each is the end of a text key: `support.error.<problem>`. */
export type Problem = 'required' | 'email' | 'phone';

export type QuestionForm = { topic: string; text: string; email: string };
export type CallbackForm = { phone: string; time: string };
export type Problems<Form> = Partial<Record<keyof Form, Problem>>;

export const questionLimits = { topic: supportMaxima.topic, text: supportMaxima.text, email: 100 };
export const callbackLimits = { phone: 40, time: 60 };

const isEmail = (text: string) => Email.safeParse(text).success;
const missing = (text: string) => text.trim() === '';

/** `isPlayer`: the site knows their address. */
export function checkQuestion({ topic, text, email }: QuestionForm, isPlayer: boolean): Problems<QuestionForm> {
  const wrongEmail = missing(email) ? 'required' : isEmail(email.trim()) ? null : 'email';
  return {
    ...(missing(topic) ? { topic: 'required' } : {}),
    ...(missing(text) ? { text: 'required' } : {}),
    ...(isPlayer || wrongEmail === null ? {} : { email: wrongEmail }),
  };
}

export function checkCallback({ phone }: CallbackForm): Problems<CallbackForm> {
  if (missing(phone)) return { phone: 'required' };
  return plainPhone(phone) !== null ? {} : { phone: 'phone' };
}

export const isFine = (problems: object): boolean => Object.keys(problems).length === 0;
