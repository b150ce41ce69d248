import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import * as css from '@/shared/ui/office-page';

import type { Terms } from '../lib/withdrawal';
import { $iban, $ibanProblem, $isChanging, $isKeeping, bankChangePressed, ibanChanged, ibanKept } from '../model/bank';

/** The player's own bank account, which takes what no other way does. Its number is never shown again. Row PAY-10. */
export function BankAccount({ known }: { known: Terms['bankAccount'] }) {
  const t = useT();
  const [iban, problem, isChanging, isKeeping] = useUnit([$iban, $ibanProblem, $isChanging, $isKeeping]);
  const [change, keep, pressChange] = useUnit([ibanChanged, ibanKept, bankChangePressed]);
  return (
    <section className={css.card} aria-label={t('withdraw.bank.title')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('withdraw.bank.title')}</h2>
      </header>
      {known !== null && !isChanging ? (
        <p className={`${css.body} ${css.line}`}>
          <bdi className={css.strong}>{`${known.country} •• ${known.last4}`}</bdi>
          <Button size="sm" onClick={() => pressChange()}>
            {t('withdraw.bank.change')}
          </Button>
        </p>
      ) : (
        <form
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <TextField
            label={t('withdraw.bank.iban')}
            message={t('withdraw.bank.text')}
            error={
              problem === null ? undefined : t(problem === 'wrong' ? 'withdraw.bank.wrong' : 'cashier.limit.failed')
            }
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={50}
            value={iban}
            onValueChange={change}
          />
          <div className={css.actions}>
            <Button type="submit" busy={isKeeping}>
              {t('withdraw.bank.keep')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
