import { limitKinds } from '@contracts/protection';

import { useT } from '@/shared/i18n';

import { isLocked, type Limits, type Single } from '../lib/limit';
import { LimitCell } from './limit-cell';
import * as css from './page.css';
import { WaitingNote } from './waiting-note';

/** A limit that looks at no period: the largest stake, the largest balance. Row LIM-51. */
export function SingleLimit({ kind, limits, iso }: { kind: Single; limits: Limits; iso: string }) {
  const t = useT();
  const limit = limits.money.find(({ type }) => type === limitKinds[kind].types);
  const name = t(`limits.group.${kind}`);
  return (
    <section className={css.card} aria-label={name}>
      <ul className={css.cells}>
        <LimitCell name={name} limit={limit} iso={iso} isLocked={isLocked(limits, limitKinds[kind].types)} />
      </ul>
      {kind === 'balance' && (
        <div className={css.waiting}>
          <p className={css.quiet}>{t('limits.balance.hint')}</p>
        </div>
      )}
      {limit?.waiting != null && (
        <div className={css.waiting}>
          <WaitingNote name={name} limit={limit} iso={iso} />
        </div>
      )}
    </section>
  );
}
