import { sportIds } from '@contracts/markets';

import * as css from './field.css';

/** All lines of a ground are one shape. */
const football =
  'M0 0H105V68H0Z M52.5 0V68 M43.4 34a9.1 9.1 0 1 0 18.2 0a9.1 9.1 0 1 0-18.2 0 M0 14H16.5V54H0 M105 14H88.5V54H105 ' +
  'M0 30.3H-2V37.7H0 M105 30.3H107V37.7H105 M16.5 26.7A9.1 9.1 0 0 1 16.5 41.3 M88.5 26.7A9.1 9.1 0 0 0 88.5 41.3';
const tennis = 'M12 12H93V56H12Z M12 17.5H93 M12 50.5H93 M30.7 17.5V50.5 M74.3 17.5V50.5 M30.7 34H74.3 M52.5 8V60';
const basketball =
  'M0 0H105V68H0Z M52.5 0V68 M45.5 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0 M0 24H22V44H0 M105 24H83V44H105 ' +
  'M0 6H9A28.5 28.5 0 0 1 9 62H0 M105 6H96A28.5 28.5 0 0 0 96 62H105 ' +
  'M4.5 34a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0 M97.5 34a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0';

const stripes = [0, 1, 2, 3].map((index) => index * 26.25);

/** Grass and lines. They never change. */
export function Ground({ sportId }: { sportId: number }) {
  const lines = sportId === sportIds.tennis ? tennis : sportId === sportIds.basketball ? basketball : football;
  return (
    <>
      <rect x={-3} y={-3} width={111} height={74} className={css.grass} />
      {stripes.map((x) => (
        <rect key={x} x={x} y={-3} width={13.125} height={74} className={css.stripe} />
      ))}
      <path d={lines} className={css.lines} />
    </>
  );
}
