import { useUnit } from 'effector-react';

import { kenoChance, kenoPays } from '@contracts/games/keno';

import { type ChoiceProps, percentOf, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { luckyPicks } from '../lib/pick';
import * as own from './numbers.css';

/** Beside the board: others at random, none, and what so many hits pay. */
export function KenoPicks({ choice: { picks = [] }, change }: ChoiceProps) {
  const t = useT();
  const locale = useUnit($locale);
  const number = new Intl.NumberFormat(locale);
  const pays = (kenoPays[picks.length] ?? []).flatMap((pay, hits) => (pay === 0 ? [] : [{ hits, pay }])).toReversed();
  return (
    <div className={css.column}>
      <div className={own.pair}>
        <Button size="sm" onClick={() => change({ picks: luckyPicks(Math.max(1, picks.length)) })}>
          {t('originals.keno.lucky')}
        </Button>
        <Button size="sm" onClick={() => change({ picks: [] })}>
          {t('originals.keno.clear')}
        </Button>
      </div>
      <table className={own.pays}>
        <caption>{t('originals.keno.picked', { count: picks.length })}</caption>
        <tbody>
          {pays.map(({ hits, pay }) => (
            <tr key={hits}>
              <th scope="row">
                <bdi>
                  {number.format(hits)} / {number.format(picks.length)}
                </bdi>
              </th>
              <td>{percentOf(kenoChance(picks.length, hits), locale, 6)}</td>
              <td className={own.pay}>
                <bdi>{number.format(pay / 100)} ×</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
