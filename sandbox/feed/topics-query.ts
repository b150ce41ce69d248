import type { TopicAt } from './types.ts';

/** `topic@seq,topic` of a stream's address. */
export function topicsOf(query: string | undefined): TopicAt[] {
  return (query ?? '').split(',').flatMap((part) => {
    const [topic = '', at] = part.split('@');
    if (topic === '') return [];
    const seq = at === undefined ? NaN : Number(at);
    return [Number.isSafeInteger(seq) && seq >= 0 ? { topic, seq } : { topic }];
  });
}
