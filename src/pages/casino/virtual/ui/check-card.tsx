import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $chain, $checked, $finding, checkClosed } from '../model/check';
import * as css from './page.css';

/** One match with its opened seed, played again in the browser. Row CAS-06. */
export function CheckCard() {
  const t = useT();
  const [match, chain, finding, close] = useUnit([$checked, $chain, $finding, checkClosed]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = match?.id;
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  if (match === null) return null;
  const title = `${match.home} – ${match.away}`;
  const isRight = finding !== null && finding !== 'failed' && finding.isRight;
  const rows = [
    ['virtual.check.commitment', match.commitment],
    ['virtual.check.seed', match.serverSeed],
    ['virtual.check.number', String(match.id)],
    ['virtual.check.strengths', match.strengths.join(' ')],
    ['virtual.check.score', match.score?.join(':')],
    ...(chain === null || match.place === undefined
      ? []
      : ([
          ['virtual.check.chain', chain.terminating],
          ['virtual.check.place', String(match.place.number)],
          ['virtual.check.hash', match.place.hash],
          ...(chain.publicValue == null
            ? []
            : ([
                ['shared.value', chain.publicValue],
                ['shared.check.salt', chain.salt],
              ] as const)),
        ] as const)),
  ] as const;
  return (
    <section className={css.card} aria-label={`${t('virtual.check')}: ${title}`}>
      <header className={css.head}>
        <h2 className={css.name} tabIndex={-1} ref={heading}>
          <bdi>{title}</bdi>
        </h2>
        <Button size="sm" onClick={() => close()}>
          {t('virtual.check.close')}
        </Button>
      </header>
      <div className={css.body}>
        <Note tone={finding === null ? 'info' : isRight ? 'success' : 'danger'} role="status">
          {t(
            finding === null
              ? 'virtual.check.busy'
              : finding === 'failed'
                ? 'virtual.check.cannot'
                : isRight
                  ? 'virtual.check.right'
                  : 'virtual.check.wrong',
          )}
        </Note>
        {finding !== null && finding !== 'failed' && finding.isOfChain !== false && match.place !== undefined && (
          <p className={css.quiet}>
            {t(finding.isOfChain === null ? 'virtual.check.notYet' : 'virtual.check.leads', {
              count: match.place.number,
            })}
          </p>
        )}
        <dl className={css.facts}>
          {rows.map(([key, value]) => (
            <div key={key}>
              <dt className={css.quiet}>{t(key)}</dt>
              <dd className={css.hash} dir="ltr">
                {value ?? '—'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
