import { foldWords, scoreOf } from '../../contracts/find-words.ts';
import { type MessageTopic, messageTopics, type PlayerMessage } from '../../contracts/player-records.ts';
import type { Kept, Message } from './store.ts';
import { textOf } from './texts.ts';

const topicOf: Readonly<Record<Message['kind'], MessageTopic>> = {
  ...{ payment: 'money', request: 'money', bet: 'money', fixture: 'money', order: 'money' },
  ...{ device: 'account', password: 'account', passwordKept: 'account', contact: 'account', document: 'account' },
  ...{ limit: 'limits', review: 'limits' },
  ...{ manager: 'answers', idea: 'answers' },
};
export type About = 'all' | 'unread' | MessageTopic;
const abouts: readonly About[] = ['all', 'unread', ...messageTopics];

/** What a call asks for; anything unknown asks for all. */
export const aboutIn = (asked: string | undefined): About => abouts.find((about) => about === asked) ?? 'all';

const isAbout = ({ isRead, kind }: PlayerMessage, about: About): boolean =>
  about === 'all' || (about === 'unread' ? !isRead : topicOf[kind as Message['kind']] === about);

type Asked = { about: About; q: string; before: number | null };

/** Messages in a language that have all the words, and how many of them are about what. Words are looked for as the search of matches does. */
export function findMessages(kept: readonly Kept[], { about, q, before }: Asked, language: string) {
  const asked = foldWords(q.slice(0, 100));
  const found = kept
    .map(({ id, at, isRead, message }) => ({ id, kind: message.kind, at, isRead, ...textOf(message, language) }))
    .filter(({ title, text }) => asked.length === 0 || scoreOf(asked, foldWords(`${title} ${text}`)) > 0);
  const of = (one: About) => found.filter((message) => isAbout(message, one));
  const counts = Object.fromEntries(abouts.map((one) => [one, of(one).length]));
  return { list: of(about).filter(({ id }) => before === null || id < before), counts };
}
