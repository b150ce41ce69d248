import type { ReactNode } from 'react';

import { ring, ringText, ringTrack, ringValue } from './progress.css';

export type ProgressRingProps = {
  /** 0 to 1. */
  value: number;
  /** The counted quantity, as text. */
  label: string;
  /** The value as text, where a percentage is meaningless: "4 seconds left". */
  valueText?: string | undefined;
  /** px. */
  size?: number | undefined;
  /** Drawn in the middle. */
  children?: ReactNode;
};

/** The progress of an operation: a ring of the server's seconds, an upload. */
export function ProgressRing({ value, label, valueText, size = 56, children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const length = 2 * Math.PI * 25;
  return (
    <div
      className={ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <svg width={size} height={size} viewBox="0 0 56 56" fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={28} cy={28} r={25} className={ringTrack} />
        <circle
          cx={28}
          cy={28}
          r={25}
          className={ringValue}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          transform="rotate(-90 28 28)"
        />
      </svg>
      <span className={ringText} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
