import { ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { type createAsked, everything, useAsked } from '../../sdk/asked';
import css from './office.module.css';
import { messageOf } from './reason';

type LoadedProps<Question extends object, Data> = {
  of: ReturnType<typeof createAsked<Question, Data>>;
  /** What it depends on: another question drops the answer. */
  question?: Question;
  /** What could not be read, when it could not and the backend has no sentence for the player. */
  failure: string;
  /** Stands there while the answer is on its way. */
  loading?: ReactNode;
  /** `again` asks again; what is here stays until the answer comes. */
  children: (data: Data, again: () => void) => ReactNode;
};

/** Asks while it is on the page: a box while the answer is on its way, a way to try again when it did not come. */
export function Loaded<Question extends object, Data>({
  of,
  question = everything as Question,
  failure,
  loading,
  children,
}: LoadedProps<Question, Data>) {
  const t = useUnit(useHost().$t);
  const [asked, again] = useAsked(of, question);
  if (asked.state === 'loading') return loading ?? <Skeleton height={160} />;
  if (asked.state === 'here') return children(asked.data, again);
  return (
    <div className={css.whole}>
      <ErrorState title={messageOf(asked.failure, failure)} level={2} retryLabel={t('office.again')} onRetry={again} />
    </div>
  );
}
