import type { RaceRunner } from '@contracts/racing';

import { useT } from '@/shared/i18n';

import * as css from './race-card.css';
import { Silks } from './silks';

/** Silks and name over form and age. A narrow page has no column for those who ride and train. */
export function RunnerName({ runner, isDogs }: { runner: RaceRunner; isDogs: boolean }) {
  const t = useT();
  const { number, name, form, age, rating, jockey, trainer, silks, out } = runner;
  return (
    <span className={css.named}>
      <Silks seed={silks} trap={isDogs ? number : null} />
      <span>
        <bdi className={out ? `${css.name} ${css.struck}` : css.name}>{name}</bdi>
        <div className={css.quiet}>
          {out ? (
            t('race.nonRunner')
          ) : (
            <>
              {form !== '' && (
                <>
                  <span>{t('race.form')}</span> <bdi>{form}</bdi>
                  <span> ·</span>{' '}
                </>
              )}
              <span>{t('race.age', { count: age })}</span>
            </>
          )}
        </div>
        <div className={`${css.quiet} ${css.narrowOnly}`}>
          <bdi>{jockey ?? trainer}</bdi> · {t('race.rated', { rating })}
        </div>
      </span>
    </span>
  );
}
