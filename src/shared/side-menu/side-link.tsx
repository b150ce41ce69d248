import type { ReactNode } from 'react';

import { AppLink } from '@/shared/routing';
import { cut } from '@/shared/ui/theme';

import * as css from './side-menu.css';

type SideLinkProps = {
  to: string;
  icon: ReactNode;
  text: string;
  count?: number;
  isCurrent: boolean;
  /** Stands under a sport: lower, and hidden when the menu shows only icons. */
  isSub?: boolean | undefined;
};

/**
 * One line: icon, name, number of matches. When only icons show, screen readers still read the labels, and the name is
 * the tooltip.
 */
export function SideLink({ to, icon, text, count, isCurrent, isSub }: SideLinkProps) {
  return (
    <AppLink
      to={to}
      className={isSub === true ? css.subLink : css.link}
      aria-current={isCurrent ? 'page' : undefined}
      title={text}
    >
      {icon}
      <span className={`${css.text} ${cut}`}>{text}</span> <span className={css.count}>{count}</span>
    </AppLink>
  );
}
