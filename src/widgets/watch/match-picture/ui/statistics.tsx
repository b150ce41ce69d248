import { useUnit } from 'effector-react';

import { type Figure, type Names, statistics, type Zone } from '@/entities/watch/zone';
import { $format, useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './tables.css';

/** What the picture's events add up to, side by side. */
export function Statistics({ zone, names }: { zone: Zone; names: Names }) {
  const t = useT();
  const { locale } = useUnit($format);
  const [home, away] = names;
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const text = (value: number, { unit }: Figure) =>
    unit === 'hundredths' ? hundredths.format(value / 100) : String(value);
  return (
    <table className={css.figures} dir="ltr">
      <thead>
        <tr>
          <th scope="col" className={css.side}>
            <bdi>{home}</bdi>
          </th>
          <td>
            <VisuallyHidden>{t('zone.tab.statistics')}</VisuallyHidden>
          </td>
          <th scope="col" className={css.side}>
            <bdi>{away}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {statistics(zone.sportId, zone.events).map((figure) => {
          const [first, second] = figure.sides;
          const whole = first + second;
          return (
            <tr key={figure.name}>
              <td className={css.figure}>{text(first, figure)}</td>
              <th scope="row" className={css.figureName}>
                {t(`zone.figure.${figure.name}`)}
                <span className={css.share} aria-hidden="true">
                  <span className={css.home} style={{ flexGrow: whole === 0 ? 1 : first }} />
                  <span className={css.away} style={{ flexGrow: whole === 0 ? 1 : second }} />
                </span>
              </th>
              <td className={css.figure}>{text(second, figure)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
