import css from '../../../shared/office.module.css';

/** How full the level is, as a picture: the words are beside it. */
export function Ring({ level }: { level: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" pathLength="100" />
      <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${String(level)} 100`} data-level="" />
      <text x="18" y="22" textAnchor="middle">
        {level}
      </text>
    </svg>
  );
}
