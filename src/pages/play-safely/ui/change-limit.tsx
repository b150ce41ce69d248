import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';

import { groups, periods } from '../lib/limit';
import { $draft, $form, $isSaving, formChanged, setPressed } from '../model/change';
import { LastDays } from './last-days';
import * as css from './page.css';

/** The player sets a limit. The sum is theirs alone: nothing stands there before they type. Row LIM-42. */
export function ChangeLimit({ iso }: { iso: string }) {
  const t = useT();
  const [form, draft, isSaving, locale] = useUnit([$form, $draft, $isSaving, $locale]);
  const [change, set] = useUnit([formChanged, setPressed]);
  return (
    <section className={css.card} aria-label={t('limits.change')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.change')}</h2>
      </header>
      <form
        className={css.body}
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <Segmented
          label={t('limits.kind')}
          options={[...groups, 'stake' as const].map((group) => ({ value: group, label: t(`limits.tab.${group}`) }))}
          value={form.group}
          onValueChange={(group) => change({ group })}
        />
        <div className={css.fields}>
          {form.group !== 'stake' && (
            <Select
              label={t('limits.period')}
              options={periods.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
              value={form.period}
              onValueChange={(period) => change({ period })}
            />
          )}
          <TextField
            label={t('limits.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            end={currencyFacts(iso).symbol}
            value={form.text}
            error={draft.isWrong ? t('limits.amount.wrong') : undefined}
            onValueChange={(text) => change({ text })}
          />
        </div>
        {form.group !== 'stake' && <LastDays group={form.group} />}
        <div className={css.actions}>
          <span className={css.atOnce} role="status">
            {draft.minor !== null && t(draft.isAtOnce ? 'limits.atOnce' : 'limits.later')}
          </span>
          <Button type="submit" variant="primary" size="lg" busy={isSaving} aria-disabled={draft.minor === null}>
            {draft.minor === null ? t('limits.set') : t('limits.setTo', { sum: formatMoney(draft.minor, iso, locale) })}
          </Button>
        </div>
      </form>
    </section>
  );
}
