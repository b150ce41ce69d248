import { type MessageTopic, messageTopics } from '@contracts/player-records';

export const abouts = ['all', 'unread', ...messageTopics] as const;
/** `q`: words that a message must have; empty for any. */
export type Question = { about: 'all' | 'unread' | MessageTopic; q: string };
export const mostSigns = 100;

/** The filter is in the address; what it says wrongly is left out. */
export function questionIn(search: string): Question {
  const asked = new URLSearchParams(search);
  return {
    about: abouts.find((about) => about === asked.get('about')) ?? 'all',
    q: (asked.get('q') ?? '').trim().slice(0, mostSigns),
  };
}

/** The query of the page for a filter; empty for all messages. */
export function searchOf({ about, q }: Question): string {
  const asked = new URLSearchParams({ ...(about === 'all' ? {} : { about }), ...(q === '' ? {} : { q }) }).toString();
  return asked === '' ? '' : `?${asked}`;
}
