import { ErrorState, Skeleton } from '@openbook/ui';
import { type Contract, type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import css from './office.module.css';
import { messageOf } from './reason';

type LoadedProps<T> = {
  path: string;
  query?: Readonly<Record<string, string>>;
  schema: Contract<T>;
  /** What could not be read, when it could not and the backend has no sentence for the player. */
  failure: string;
  /** Stands there while the answer is on its way. */
  loading?: ReactNode;
  /** `again` asks anew; what is here stays until the answer comes. */
  children: (data: T, again: () => void) => ReactNode;
};

/** Reads one answer of the office: a box while it is on its way, a way to try again when it did not come. */
export function Loaded<T>({ path, query, schema, failure, loading, children }: LoadedProps<T>) {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [data, setData] = useState<{ value: T } | { failure: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(() => office.read(path, schema, query));
  const failed = useEffectEvent((refusal: unknown) =>
    setData((known) => known ?? { failure: messageOf(refusal as OfficeFailure, failure) }),
  );
  useEffect(() => {
    let isOver = false;
    read().then(
      (value) => !isOver && setData({ value }),
      (refusal: unknown) => {
        if (!isOver) failed(refusal);
      },
    );
    return () => {
      isOver = true;
    };
  }, [path, attempt]);

  if (data === null) return loading ?? <Skeleton height={160} />;
  if ('value' in data) return children(data.value, () => setAttempt(attempt + 1));
  return (
    <div className={css.whole}>
      <ErrorState
        title={data.failure}
        level={2}
        retryLabel={t('office.again')}
        onRetry={() => {
          setData(null);
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}
