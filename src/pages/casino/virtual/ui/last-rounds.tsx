import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { checkPressed } from '../model/check';
import { $lastRounds } from '../model/virtual';
import * as css from './page.css';

/** Results of the last rounds; each match can be checked. */
export function LastRounds() {
  const t = useT();
  const [rounds, check] = useUnit([$lastRounds, checkPressed]);
  return (
    <section className={css.card} aria-label={t('virtual.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('virtual.last')}</h2>
      </header>
      {rounds.length === 0 && <p className={css.empty}>{t('virtual.last.none')}</p>}
      {rounds.map(([round, matches]) => (
        <div key={round}>
          <h3 className={css.round}>{t('virtual.round', { number: round })}</h3>
          <ul className={css.list}>
            {matches.map(({ id, home, away, score }) => (
              <li key={id} className={css.item}>
                <bdi className={css.grow}>{`${home} – ${away}`}</bdi>
                <bdi className={css.strong} dir="ltr">
                  {score?.join(':')}
                </bdi>
                <Button
                  size="sm"
                  aria-label={`${t('virtual.check')}: ${home} – ${away}, ${t('virtual.round', { number: round })}`}
                  onClick={() => check(id)}
                >
                  {t('virtual.check.short')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
