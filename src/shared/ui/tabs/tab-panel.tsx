import type { ReactNode } from 'react';

import * as css from './tab-panel.css';

export type TabPanelProps<Id extends string> = {
  group: string;
  id: Id;
  /** The id of the open tab. Every other panel renders nothing. */
  selected: Id;
  className?: string | undefined;
  children: ReactNode;
};

export function TabPanel<Id extends string>({ group, id, selected, className, children }: TabPanelProps<Id>) {
  if (id !== selected) return null;
  return (
    <div
      role="tabpanel"
      id={`${group}-panel-${id}`}
      aria-labelledby={`${group}-tab-${id}`}
      className={className === undefined ? css.panel : `${css.panel} ${className}`}
    >
      {children}
    </div>
  );
}
