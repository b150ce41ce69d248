import type { TopicAt } from './types.ts';

/** Reads `topic@seq,topic` from the address of a stream. */
export function topicsOf(query: string | undefined): TopicAt[] {
  return (query ?? '').split(',').flatMap((part) => {
    const [topic = '', at] = part.split('@');
    if (topic === '') return [];
    const seq = at === undefined ? NaN : Number(at);
    return [Number.isSafeInteger(seq) && seq >= 0 ? { topic, seq } : { topic }];
  });
}
