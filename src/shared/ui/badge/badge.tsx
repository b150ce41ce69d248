import { badge } from './badge.css';

export type BadgeTone = 'accent' | 'neutral' | 'live' | 'danger';

/** A count in a pill. Above 99 it shows 99+. */
export function Badge({ count, tone }: { count: number; tone?: BadgeTone | undefined }) {
  return <span className={badge({ tone })}>{count > 99 ? '99+' : count}</span>;
}
