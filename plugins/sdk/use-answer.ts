import type { Answer, Contract, PluginHost } from '@sdk';
import { useEffect, useEffectEvent, useState } from 'react';

const isMissing = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'statusCode' in failure && failure.statusCode === 404;

/**
 * Asks the backend a question. Gives the checked answer, and a function that asks again. A new question drops the last
 * answer. It lives beside the SDK, not in it: a plugin that needs it bundles it.
 */
export function useAnswer<T>(
  ask: PluginHost['ask'],
  contract: Contract<T>,
  path: string,
  query: Readonly<Record<string, string>>,
): [answer: Answer<T>, again: () => void] {
  const question = JSON.stringify([path, query]);
  const [received, setReceived] = useState<{ question: string; answer: Answer<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent((take: (answer: Answer<T>) => void) => {
    ask(path, query).then(
      (body) => {
        const parsed = contract.safeParse(body);
        take(parsed.success ? { state: 'here', data: parsed.data } : { state: 'failed' });
      },
      (failure: unknown) => take({ state: isMissing(failure) ? 'missing' : 'failed' }),
    );
  });
  useEffect(() => {
    let isOver = false;
    start((answer) => {
      if (!isOver) setReceived({ question, answer });
    });
    return () => {
      isOver = true;
    };
  }, [question, attempt]);

  const again = () => {
    setReceived(null);
    setAttempt(attempt + 1);
  };
  return [received?.question === question ? received.answer : { state: 'loading' }, again];
}
