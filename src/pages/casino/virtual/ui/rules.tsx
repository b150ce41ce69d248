import { useUnit } from 'effector-react';

import type { SharedChain } from '@contracts/shared-rounds';
import type { VirtualSports } from '@contracts/virtual-sports';

import { $locale, useT } from '@/shared/i18n';

import { $league, $sportChains } from '../model/virtual';
import * as css from './page.css';

/** What comes back, how matches are played, and where results come from. */
export function Rules({ virtual: { pace, closedSeconds } }: { virtual: VirtualSports }) {
  const t = useT();
  const [league, locale] = useUnit([$league, $locale]);
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  return (
    <section className={css.card} aria-label={t('virtual.rules')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('virtual.rules')}</h2>
      </header>
      <div className={css.body}>
        {league !== null && (
          <>
            <p className={css.line}>
              <span>{t('virtual.return.usual')}</span>
              <span className={css.strong}>{percent(league.usualReturn)}</span>
            </p>
            <p className={css.line}>
              <span>{t('virtual.return.least')}</span>
              <span className={css.strong}>{percent(league.leastReturn)}</span>
            </p>
            <p className={css.quiet}>
              {t('virtual.rules.pace', { minutes: league.everyMs / 60_000, pace, seconds: closedSeconds })}
            </p>
          </>
        )}
        <p className={css.quiet}>{t('virtual.rules.express')}</p>
        <p className={css.quiet}>{t('virtual.rules.chance')}</p>
        <p className={css.quiet}>{t('virtual.rules.limits')}</p>
        <Chains />
      </div>
    </section>
  );
}

const waits = ({ publicValue, salt }: SharedChain) => publicValue != null && salt === '';

function PublicValue({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <dt className={css.quiet}>{t('shared.value')}</dt>
      <dd className={css.hash} dir="ltr" translate="no">
        {name}
      </dd>
    </>
  );
}

const names = ['virtual.check.chain', 'virtual.chain.next'] as const;

/** The first hashes of the chain of the sport and of the one that follows, with the public value that goes into each, or the word that none does. */
function Chains() {
  const t = useT();
  const chains = useUnit($sportChains);
  if (chains.length === 0) return null;
  return (
    <>
      <p className={css.quiet}>{t('virtual.rules.chain')}</p>
      <dl className={css.facts}>
        {chains.map(({ id, terminating, publicValue = null }, place) => (
          <div key={id}>
            <dt className={css.quiet}>{t(names[place] ?? names[1])}</dt>
            <dd className={css.hash} dir="ltr" translate="no">
              {terminating}
            </dd>
            {publicValue !== null && <PublicValue name={publicValue} />}
          </div>
        ))}
      </dl>
      <p className={css.quiet}>
        {t(chains.some(({ publicValue }) => publicValue == null) ? 'virtual.value.none' : 'shared.value.why')}
      </p>
      {chains.some(waits) && <p className={css.quiet}>{t('virtual.value.waits')}</p>}
    </>
  );
}
