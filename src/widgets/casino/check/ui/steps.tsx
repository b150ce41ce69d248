import type { ReactNode } from 'react';

import { roundCss } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import * as css from './check.css';

/** What was told when. `values`: seeds and hashes with their names. `note`: what follows from them. */
export type Step = {
  title: string;
  values: readonly (readonly [name: string, value: string])[];
  note?: string | undefined;
  content?: ReactNode;
};

const hasClipboard = typeof navigator !== 'undefined' && 'clipboard' in navigator;

function Value({ name, value }: { name: string; value: string }) {
  const t = useT();
  return (
    <div>
      <dt className={roundCss.quiet}>{name}</dt>
      <dd className={css.seed}>
        <span className={css.digits}>{value}</span>
        {hasClipboard && (
          <IconButton
            icon="copy"
            size="sm"
            label={t('rounds.check.copy', { name })}
            onClick={() => void navigator.clipboard.writeText(value).catch(() => undefined)}
          />
        )}
      </dd>
    </div>
  );
}

/** What was fixed before, what the player brought, what was opened after: one after the other. */
export function Steps({ steps, children }: { steps: readonly Step[]; children: ReactNode }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, values, note, content }) => (
        <li key={title} className={css.step}>
          <h3 className={css.name}>{title}</h3>
          {values.length > 0 && (
            <dl className={roundCss.facts}>
              {values.map(([name, value]) => (
                <Value key={name} name={name} value={value} />
              ))}
            </dl>
          )}
          {note !== undefined && <p className={roundCss.quiet}>{note}</p>}
          {content}
        </li>
      ))}
      {children}
    </ol>
  );
}
