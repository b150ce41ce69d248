import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import * as css from '@/shared/ui/office-page';

import type { Method } from '../lib/deposit';
import { cardRemoved } from '../model/cards';
import { $form, formChanged } from '../model/form';
import * as own from './page.css';

/** The player's saved cards, each a way to pay, and whether a new one shall be saved. Row PAY-19. */
export function CardWays({ method: { id: way, saved = [], why } }: { method: Method }) {
  const t = useT();
  const [form, change, remove] = useUnit([$form, formChanged, cardRemoved]);
  const isCard = form.methodId === way;
  if (why !== undefined) return null;
  return (
    <>
      {saved.map(({ id, last4, expires }) => (
        <div key={id} className={own.savedCard}>
          <label className={own.savedLabel}>
            <input
              type="radio"
              name="deposit-method"
              className={own.savedRadio}
              checked={isCard && form.savedId === id}
              onChange={() => change({ methodId: way, savedId: id })}
            />
            <bdi className={css.strong}>{t('cashier.card.name', { last4 })}</bdi>
            <span className={css.quiet}>{t('cashier.card.until', { expires })}</span>
          </label>
          <Button variant="link" size="sm" onClick={() => remove(id)}>
            {t('cashier.card.remove', { last4 })}
          </Button>
        </div>
      ))}
      {isCard && form.savedId === null && (
        <Checkbox
          className={own.savedCard}
          label={t('cashier.card.save')}
          checked={form.isSaved}
          onCheckedChange={(isSaved) => change({ isSaved })}
        />
      )}
    </>
  );
}
