import * as css from './paytable.css';

type Row = readonly [name: string, pay: string];

/** What pays how much. The pay table. `caption`: the unit of the sums. */
export function Paytable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <>
      <p className={css.quiet}>{caption}</p>
      <ul className={css.pays}>
        {rows.map(([name, pay]) => (
          <li key={name} className={css.line}>
            <span>{name}</span>
            <span>
              <bdi dir="ltr">{pay}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
