import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button';
import { body, card, head, list, name, quiet } from '@/shared/ui/office-page';

type PagedCardProps = {
  title: string;
  /** How many rows of how many are shown. */
  count: string;
  /** The label of the button that loads the next page; there is no button when nothing follows. */
  more: string;
  isMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** The rows. */
  children: ReactNode;
};

/** A list that grows by pages, in its card. */
export function PagedCard({ title, count, more, isMore, isLoading, onMore, children }: PagedCardProps) {
  return (
    <section className={card} aria-label={title} aria-busy={isLoading}>
      <header className={head}>
        <h2 className={name}>{title}</h2>
        <span className={quiet}>{count}</span>
      </header>
      <ul className={list}>{children}</ul>
      {isMore && (
        <div className={body}>
          <Button block busy={isLoading} onClick={() => onMore()}>
            {more}
          </Button>
        </div>
      )}
    </section>
  );
}
