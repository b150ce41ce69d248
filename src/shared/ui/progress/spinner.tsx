import { spinner, track } from './progress.css';

/** A turning ring, only decoration: a text next to it or `aria-busy` says what is loading. `size`: px. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={3}
      aria-hidden="true"
      className={spinner}
    >
      <circle cx={12} cy={12} r={9.5} className={track} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
