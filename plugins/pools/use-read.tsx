import { type Contract, type OfficeFailure, useHost } from '@sdk';
import { useEffect, useEffectEvent, useState } from 'react';

export type Reading<T> = { state: 'loading' } | { state: 'failed'; isMissing: boolean } | { state: 'here'; data: T };
type Query = Readonly<Record<string, string>>;

const nothing: Query = {};

/**
 * Reads by `host.tickets`. What is here stays until the next answer to the same question; `turn` is a number that asks again when
 * it changes. A null path asks nothing.
 */
export function useRead<T>(
  path: string | null,
  schema: Contract<T>,
  { query = nothing, turn = 0 }: { query?: Query; turn?: number } = {},
): [reading: Reading<T>, again: () => void] {
  const { tickets } = useHost();
  const question = JSON.stringify([path, query]);
  const [known, setKnown] = useState<{ question: string; reading: Reading<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(() => (path === null ? null : tickets.read(path, schema, query)));
  useEffect(() => {
    let isOver = false;
    const tell = (reading: Reading<T>) => {
      if (!isOver) setKnown({ question, reading });
    };
    read()?.then(
      (data) => tell({ state: 'here', data }),
      (failure: unknown) =>
        setKnown((last) =>
          isOver || (last?.question === question && last.reading.state === 'here')
            ? last
            : { question, reading: { state: 'failed', isMissing: (failure as OfficeFailure).statusCode === 404 } },
        ),
    );
    return () => {
      isOver = true;
    };
  }, [question, attempt, turn]);

  const again = () => {
    setKnown((last) => (last?.reading.state === 'failed' ? null : last));
    setAttempt((last) => last + 1);
  };
  return [known?.question === question ? known.reading : { state: 'loading' }, again];
}
