import { coats, type Pattern, silksOf } from '../lib/silks';
import * as css from './race-card.css';

const body = 'M9 6l3 2h4l3-2l2 2v17H7V8z';
const sleeves = 'M9 6L3 10l1 11h3V9zM19 6l6 4l-1 11h-3V9z';
const marks: Readonly<Record<Pattern, string>> = {
  plain: '',
  hoops: 'M7 10h14v4H7zM7 18h14v4H7z',
  stripes: 'M9 7h2v18H9zM13 8h2v17h-2zM17 7h2v18h-2z',
  halves: 'M14 8h2l3-2l2 2v17h-7z',
  diamond: 'M14 10l4 6l-4 6l-4-6z',
  sash: 'M7 8l3-1l11 14v4h-3L7 12z',
  cross: 'M12 8h4v5h5v4h-5v8h-4v-8H7v-4h5z',
  chevron: 'M7 11l7 6l7-6v5l-7 6l-7-6z',
};

/** A jersey with one of eight patterns; of a dog the coat of its trap. */
export function Silks({ seed, trap }: { seed: number; trap: number | null }) {
  if (trap !== null) return <Coat trap={trap} />;
  const { pattern, ...silks } = silksOf(seed);
  return (
    <svg className={css.silks} width={28} height={28} viewBox="0 0 28 28" aria-hidden="true">
      <path d={sleeves} fill={silks.sleeves} />
      <path d={body} fill={silks.body} />
      <path d={marks[pattern]} fill={silks.mark} />
      <path d="M11 5a3 3 0 0 1 6 0z" fill={silks.cap} />
      <path d={`${body}${sleeves}M11 5a3 3 0 0 1 6 0z`} fill="none" strokeWidth={0.7} className={css.edge} />
    </svg>
  );
}

const striped = 6;
function Coat({ trap }: { trap: number }) {
  const coat = 'M4 7h20v14H4z';
  return (
    <svg className={css.silks} width={28} height={28} viewBox="0 0 28 28" aria-hidden="true">
      <path d={coat} fill={coats[(trap - 1) % coats.length]} />
      {trap === striped && <path d="M7 7h3v14H7zM13 7h3v14h-3zM19 7h3v14h-3z" fill="#f2f2ee" />}
      <path d={coat} fill="none" strokeWidth={0.7} className={css.edge} />
    </svg>
  );
}
