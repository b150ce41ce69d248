import { useId } from 'react';

import { crestColors, initialsOf } from './colors';
import * as css from './crest.css';

const shield = 'M2 2.5h12v6.6c0 3.2-2.5 5.4-6 6.4c-3.5-1-6-3.2-6-6.4z';
/** Letters fit from this size on, px. */
const lettersFrom = 28;

/**
 * A shield in two colours from the team's name; no club's own mark is used. Decoration, because the name is next to it.
 * `seed`: gives the colours instead of the name (an id, so that they survive a change of language).
 */
export function Crest({
  name,
  seed = name,
  size = 14,
}: {
  name: string;
  seed?: string | undefined;
  size?: number | undefined;
}) {
  const clip = useId();
  const [left, right] = crestColors(seed);
  if (size < lettersFrom) {
    return (
      <svg className={css.crest} width={size} height={size} viewBox="0 0 16 17" aria-hidden="true">
        <path d={shield} fill={right} />
        <path d="M2 2.5h6v13c-3.5-1-6-3.2-6-6.4z" fill={left} />
        <path d={shield} fill="none" className={css.edge} />
      </svg>
    );
  }
  return (
    <svg className={css.crest} width={size} height={size} viewBox="0 0 16 17" aria-hidden="true">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h8v17H0z" fill={left} />
        <path d="M8 0h8v17H8z" fill={right} />
        <path d="M0 6.2h16v5H0z" fill="#12181f" fillOpacity={0.82} />
      </g>
      <path d={shield} fill="none" strokeWidth={0.7} className={css.edge} />
      <text x={8} y={10} textAnchor="middle" fontSize={3.6} className={css.initials}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}
