import type { Outcome } from '@contracts/statistics';

import { useT } from '@/shared/i18n';

import * as css from './statistics.css';

/** How the last matches ended, oldest first: a letter in a colour, read out as a word. */
export function FormMarks({ form }: { form: readonly Outcome[] }) {
  const t = useT();
  const words = form.map((outcome) => t(`stat.outcome.${outcome}`)).join(', ');
  return (
    <span className={css.marks} role="img" aria-label={words}>
      {form.map((outcome, index) => (
        <span key={index} className={css.outcome[outcome]} aria-hidden="true">
          {t(`stat.mark.${outcome}`)}
        </span>
      ))}
    </span>
  );
}
