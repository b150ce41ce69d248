import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { MoneyForm } from '@/shared/ui/money-form';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { SumField } from '@/shared/ui/sum-field';

import { periods } from '../lib/limit-left';
import { $isAskedAgain, $isChoosing, $isMissed, $sums, limitSet, noLimitPressed, sumChanged } from '../model/choice';
import * as own from './page.css';

/**
 * Before the first deposit the player chooses a limit, or says twice that they want none. Both buttons weigh the same,
 * and no sum is there before they type. Row LIM-46.
 */
export function LimitFirst({ iso }: { iso: string }) {
  const t = useT();
  const [sums, isAskedAgain, isMissed, isBusy] = useUnit([$sums, $isAskedAgain, $isMissed, $isChoosing]);
  const [change, set, none] = useUnit([sumChanged, limitSet, noLimitPressed]);
  return (
    <section className={css.card} aria-label={t('cashier.limit.title')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('cashier.limit.title')}</h2>
      </header>
      <MoneyForm className={css.body} onCommit={() => set()}>
        <p className={css.quiet}>{t('cashier.limit.text')}</p>
        <div className={own.fields} role="group" aria-label={t('cashier.limit.most')}>
          {periods.map((period) => (
            <SumField
              key={period}
              of={currencyFacts(iso)}
              label={t(`cashier.period.${period}`)}
              value={sums[period]}
              onValueChange={(text) => change({ [period]: text })}
            />
          ))}
        </div>
        {isMissed && (
          <Note tone="warning" role="status">
            {t('cashier.block.empty')}
          </Note>
        )}
        {isAskedAgain && (
          <Note tone="warning" role="status">
            {t('cashier.limit.again')}
          </Note>
        )}
        <div className={css.actions}>
          <Button type="submit" size="lg" busy={isBusy}>
            {t('cashier.limit.set')}
          </Button>
          <Button size="lg" busy={isBusy} onClick={() => none()}>
            {t('cashier.limit.none')}
          </Button>
        </div>
      </MoneyForm>
    </section>
  );
}
