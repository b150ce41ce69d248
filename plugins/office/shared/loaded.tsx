import { ErrorState, Skeleton } from '@openbook/ui';
import { type Contract, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type LoadedProps<T> = {
  path: string;
  schema: Contract<T>;
  /** What could not be read, when it could not. */
  failure: string;
  /** `again` asks anew; what is here stays until the answer comes. */
  children: (data: T, again: () => void) => ReactNode;
};

/** Reads one answer of the office: a box while it is on its way, a way to try again when it did not come. */
export function Loaded<T>({ path, schema, failure, children }: LoadedProps<T>) {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [data, setData] = useState<{ value: T } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(() => office.read(path, schema));
  useEffect(() => {
    let isOver = false;
    read().then(
      (value) => !isOver && setData({ value }),
      () => !isOver && setData((known) => known ?? 'failed'),
    );
    return () => {
      isOver = true;
    };
  }, [path, attempt]);

  if (data === null) return <Skeleton height={160} />;
  if (data !== 'failed') return children(data.value, () => setAttempt(attempt + 1));
  return (
    <ErrorState
      title={failure}
      level={2}
      retryLabel={t('office.again')}
      onRetry={() => {
        setData(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}
