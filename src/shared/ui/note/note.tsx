import type { ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';
import { words } from '@/shared/ui/theme';

import * as css from './note.css';

export type NoteTone = 'quiet' | 'info' | 'warning' | 'danger' | 'success';

export type NoteProps = {
  tone?: NoteTone | undefined;
  /** A few words in heavier type before the sentence. */
  title?: ReactNode;
  /** Absent: no icon. */
  icon?: IconName | undefined;
  /** Small buttons under the text that repair it. */
  actions?: ReactNode;
  /** `alert` interrupts, `status` waits. Absent for a note that was there from the start. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** What happened, and its repair in the same box. */
export function Note({ tone, title, icon, actions, role, className, children }: NoteProps) {
  const look = css.note({ tone });
  return (
    <div className={className === undefined ? look : `${look} ${className}`} role={role}>
      {icon !== undefined && <Icon name={icon} size={14} className={css.icon} />}
      <div className={css.content}>
        {title !== undefined && <strong className={css.title}>{title}</strong>}{' '}
        <span className={words}>{children}</span>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
