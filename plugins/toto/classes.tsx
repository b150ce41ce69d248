import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { linesWith, totoKind } from '@contracts/pools';
import type { TotoDraw } from '@contracts/toto';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import css from './toto.module.css';

/** What each class shares out now or shared out, how likely one random line reaches it, and where a stake goes. */
export function Classes({ draw }: { draw: TotoDraw }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { matches, variants, leastDecided } = totoKind(draw.kind);
  const isOver = draw.settledAt !== null;
  const oneIn = (least: number) => variants ** matches / linesWith(least, { matches, of: variants });
  return (
    <section className={pools.card} aria-label={t('toto.classes')}>
      <h2 className={pools.title}>{t('toto.classes')}</h2>
      <p className={pools.quiet}>{t('toto.classes.nested', { n: matches })}</p>
      <table className={pools.table}>
        <thead>
          <tr>
            <th scope="col">{t('toto.classes.right')}</th>
            <th scope="col">{t('toto.classes.share')}</th>
            <th scope="col">{t(isOver ? 'toto.classes.paid' : 'toto.classes.money')}</th>
            <th scope="col">{t(isOver ? 'toto.classes.lines' : 'toto.classes.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {draw.classes.map(({ least, percent, money, lines }) => (
            <tr key={least}>
              <td>{least === matches ? formats.count(least) : t('toto.classes.least', { n: least })}</td>
              <td>{formats.share(percent / 100)}</td>
              <td>
                <b>{formats.money(money, draw.currency)}</b>
              </td>
              <td>
                {lines === null
                  ? t('toto.classes.oneIn', { n: formats.count(oneIn(least), oneIn(least) < 100 ? 1 : 0) })
                  : formats.count(lines)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={pools.small}>{t('toto.goes')}</h2>
      <span className={css.split} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <ul className={css.legend}>
        <li data-part="prizes">{t('toto.goes.prizes', { share: formats.share(0.81) })}</li>
        <li data-part="jackpot">{t('toto.goes.jackpot', { share: formats.share(0.09) })}</li>
        <li data-part="house">{t('toto.goes.house', { share: formats.share(0.1) })}</li>
      </ul>
      <p className={pools.quiet}>{t('toto.rules', { n: leastDecided, all: matches })}</p>
    </section>
  );
}
