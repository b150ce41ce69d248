import type { ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './message-page.css';

export type MessagePageProps = {
  icon: IconName;
  title: ReactNode;
  /** Why, and until when. */
  children?: ReactNode;
  /** Small print: a code, an id. */
  details?: ReactNode;
  /** What to do: buttons and links. */
  actions?: ReactNode;
};

/** A whole page with one message: not found, closed, broken. */
export function MessagePage({ icon, title, children, details, actions }: MessagePageProps) {
  return (
    <div className={css.page}>
      <span className={css.circle}>
        <Icon name={icon} size={24} />
      </span>
      <h1 className={css.title}>{title}</h1>
      <div className={css.text}>{children}</div>
      {details !== undefined && <p className={css.details}>{details}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
