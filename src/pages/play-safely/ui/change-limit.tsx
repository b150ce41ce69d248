import { useUnit } from 'effector-react';

import { $offeredLimits, $protection } from '@/entities/protection';
import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { MoneyForm } from '@/shared/ui/money-form';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SumField } from '@/shared/ui/sum-field';

import { groups, isSingle, periods, singles, typeOfKind } from '../lib/limit';
import { $draft, $form, $isSaving, formChanged, setPressed } from '../model/change';
import { LastDays } from './last-days';
import * as css from './page.css';
import { useAmount, useLater } from './words';

const allKinds = [...groups, 'time', ...singles] as const;

/** The player sets a limit. The sum is theirs alone: nothing is there before they type. Row LIM-42. */
export function ChangeLimit({ iso }: { iso: string }) {
  const t = useT();
  const [form, draft, isSaving] = useUnit([$form, $draft, $isSaving]);
  const [change, set] = useUnit([formChanged, setPressed]);
  const [offered, protection] = useUnit([$offeredLimits, $protection]);
  const amount = useAmount(iso);
  const later = useLater();
  const kinds = allKinds.filter((kind) => offered.includes(typeOfKind(kind, 'month')));
  return (
    <section className={css.card} aria-label={t('limits.change')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.change')}</h2>
      </header>
      <MoneyForm className={css.form} onCommit={() => set()}>
        <Segmented
          label={t('limits.kind')}
          options={kinds.map((group) => ({ value: group, label: t(`limits.tab.${group}`) }))}
          value={form.group}
          onValueChange={(group) => change({ group })}
        />
        <div className={css.fields}>
          {!isSingle(form.group) && (
            <Select
              label={t('limits.period')}
              options={periods.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
              value={form.period}
              onValueChange={(period) => change({ period })}
            />
          )}
          {form.group === 'time' ? (
            <TextField
              data-sum=""
              label={t('limits.amount.minutes')}
              inputMode="numeric"
              autoComplete="off"
              value={form.text}
              error={draft.isWrong ? t('limits.amount.wrong') : undefined}
              onValueChange={(text) => change({ text })}
            />
          ) : (
            <SumField
              of={currencyFacts(iso)}
              label={t('limits.amount')}
              value={form.text}
              onValueChange={(text) => change({ text })}
            />
          )}
        </div>
        {!isSingle(form.group) && form.group !== 'time' && <LastDays group={form.group} />}
        {draft.asksReady && (
          <fieldset className={css.question}>
            <legend>{t('limits.readyToLose')}</legend>
            <Segmented
              label={t('limits.readyToLose')}
              options={[
                { value: 'no', label: t('limits.no') },
                { value: 'yes', label: t('limits.yes') },
              ]}
              value={form.isReady ? 'yes' : 'no'}
              onValueChange={(value) => change({ isReady: value === 'yes' })}
            />
          </fieldset>
        )}
        <div className={css.actions}>
          <span className={css.atOnce} role="status">
            {draft.minor !== null &&
              (draft.isAtOnce ? t('limits.atOnce') : draft.isLooserLocked ? t('limits.locked') : later(protection))}
          </span>
          <Button type="submit" variant="primary" size="lg" busy={isSaving} aria-disabled={!draft.canSet}>
            {draft.minor === null ? t('limits.set') : t('limits.setTo', { sum: amount(draft.type, draft.minor) })}
          </Button>
        </div>
      </MoneyForm>
    </section>
  );
}
