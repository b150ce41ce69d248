import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { drawnText } from '../lib/texts';
import { $checked, $finding, checkClosed } from '../model/check';
import * as css from './page.css';

/** One round with its hash, followed through its chain in the browser. Row CAS-07. */
export function CheckCard() {
  const t = useT();
  const [checked, finding, locale, close] = useUnit([$checked, $finding, $locale, checkClosed]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = checked?.round.id;
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  if (checked === null) return null;
  const { round, chain } = checked;
  const title = t('shared.round', { number: round.number });
  const isRight = finding !== null && finding !== 'failed' && finding.isRight;
  const rows = [
    ['rounds.check.draws', drawnText(t, round.kind, round.draws, locale)],
    ['shared.check.hash', round.hash],
    ['shared.check.salt', chain.salt],
    ['shared.check.terminating', chain.terminating],
  ] as const;
  return (
    <section className={css.card} aria-label={`${t('rounds.check')}: ${title}`}>
      <header className={css.head}>
        <h2 className={css.name} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Button size="sm" onClick={() => close()}>
          {t('rounds.check.close')}
        </Button>
      </header>
      <div className={css.body}>
        <Note tone={finding === null ? 'info' : isRight ? 'success' : 'danger'} role="status">
          {t(
            finding === null
              ? 'rounds.check.busy'
              : finding === 'failed'
                ? 'rounds.check.cannot'
                : isRight
                  ? 'shared.check.right'
                  : 'rounds.check.wrong',
          )}
        </Note>
        <dl className={css.facts}>
          {rows.map(([key, value]) => (
            <div key={key}>
              <dt className={css.quiet}>{t(key)}</dt>
              <dd className={css.hash}>{value ?? '—'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
