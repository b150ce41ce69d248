import * as css from './reels.css';
import { ReelSymbol } from './symbol';

type SymbolPays = {
  /** In the order in which they stand. `pays`: how many of a kind, and what they pay, as text; or what it does instead. */
  symbols: readonly { shape: string; name: string; pays: readonly (readonly [count: string, pay: string])[] }[];
};

/** Each symbol of the reels with what it pays. Row CAS-15. */
export function SymbolPays({ symbols }: SymbolPays) {
  return (
    <ul className={css.symbols}>
      {symbols.map(({ shape, name, pays }) => (
        <li key={name} className={css.cell}>
          <ReelSymbol shape={shape} className={css.symbol} />
          <div>
            <p className={css.name}>{name}</p>
            {pays.map(([count, pay]) => (
              <p key={count} className={css.pay}>
                <span className={css.count}>{count}</span>
                <bdi dir="ltr">{pay}</bdi>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
