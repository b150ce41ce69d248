import * as css from './pay-table.css';

export type PayRows = {
  /** The subject of the table. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
};

/** An exact table of a game, out of its mathematics: how likely each outcome is, and what it pays. Row CAS-15. */
export function PayTable({ caption, head, rows }: PayRows) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={column === 0 ? css.name : css.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className={css.number}>
                <bdi dir="ltr">{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
