import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { roundCss as css } from '@/entities/games/round';
import { $format, formatTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $finding, $round, checkClosed } from '../model/check';
import { OpenSeed } from './open-seed';

/** One round with its seeds, computed anew in the browser. Row CAS-07. */
export function CheckCard() {
  const t = useT();
  const [round, finding, format, close] = useUnit([$round, $finding, $format, checkClosed]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = round?.id;
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  if (round === null) return null;
  const title = t('rounds.check.title', { number: `${formatTime(round.at, format)} · ${String(round.nonce)}` });
  const rows = [
    ['rounds.check.commitment', round.commitment],
    ['rounds.check.serverSeed', round.serverSeed],
    ['rounds.check.clientSeed', round.clientSeed],
    ['rounds.check.nonce', String(round.nonce)],
    ['rounds.check.draws', round.draws.join(', ')],
  ] as const;
  const isRight = finding !== null && finding !== 'failed' && finding.isRight;
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Button size="sm" onClick={() => close()}>
          {t('rounds.check.close')}
        </Button>
      </header>
      <div className={css.body}>
        {round.serverSeed === null ? (
          <OpenSeed />
        ) : (
          <Note tone={finding === null ? 'info' : isRight ? 'success' : 'danger'} role="status">
            {t(
              finding === null
                ? 'rounds.check.busy'
                : finding === 'failed'
                  ? 'rounds.check.cannot'
                  : isRight
                    ? 'rounds.check.right'
                    : 'rounds.check.wrong',
            )}
          </Note>
        )}
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
