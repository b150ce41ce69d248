import type { ReactNode, Ref } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { NewPayee } from './new-payee';

type PayeeCardProps = {
  title: string;
  /** What is known of the payee, and from when it is paid. Null: nothing yet, or the player is about to change it. */
  known: { name: string; paidFrom: number } | null;
  onChange: () => void;
  /** The form keeps what was typed. `keepLabel`: the word on its button. */
  keepLabel: string;
  isKeeping: boolean;
  onKeep: () => void;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** The player's own account or address: known in part, or a form with its fields. */
export function PayeeCard({ title, known, onChange, keepLabel, isKeeping, onKeep, children, ref }: PayeeCardProps) {
  const t = useT();
  return (
    <section ref={ref} className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
      </header>
      {known !== null ? (
        <>
          <p className={`${css.body} ${css.line}`}>
            <bdi className={css.strong}>{known.name}</bdi>
            <Button size="sm" onClick={() => onChange()}>
              {t('withdraw.bank.change')}
            </Button>
          </p>
          <NewPayee from={known.paidFrom} />
        </>
      ) : (
        <form
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            onKeep();
          }}
        >
          {children}
          <div className={css.actions}>
            <Button type="submit" busy={isKeeping}>
              {keepLabel}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
