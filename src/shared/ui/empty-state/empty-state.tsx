import type { ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './empty-state.css';

export type EmptyStateProps = {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** Small print: name, version, code, id. */
  details?: ReactNode;
  actions?: ReactNode;
};

/** Nothing to show: says what is missing and what to do next. */
export function EmptyState({ icon, title, level = 3, children, details, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.block}>
      {icon !== undefined && <Icon name={icon} size={24} className={css.icon} />}
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {details !== undefined && <p className={css.details}>{details}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
