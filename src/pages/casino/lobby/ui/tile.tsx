import { useUnit } from 'effector-react';

import type { GameShelf } from '@contracts/game-shelf';
import { toMinor } from '@contracts/maths';

import type { Entry } from '@/entities/casino/catalogue';
import { nameOf } from '@/entities/casino/round';
import { GameStar } from '@/features/casino/shelf';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { quiet } from '@/shared/ui/office-page';

import { hasWay } from '../lib/ways';
import { Drawing, groundOf } from './cover';
import * as cover from './cover.css';
import * as css from './page.css';

/** One game: its cover, what comes back, what a round costs. Players keep it with the star. Rows CAS-01, CAS-02. */
export function Tile({ entry, shelf }: { entry: Entry; shelf: GameShelf | null }) {
  const t = useT();
  const locale = useUnit($locale);
  const { slug, to, least, most } = entry;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const [from, upTo] = [percent.format(least), percent.format(most)];
  const share = from === upTo ? from : `${from} – ${upTo}`;
  const money = (sum: number, iso: string) => formatMoney(toMinor(sum, currencyFacts(iso).digits), iso, locale);
  const name = t(nameOf(slug));
  return (
    <li className={css.tile}>
      <AppLink className={`${cover.cover} ${groundOf(slug)}`} to={to}>
        <Drawing game={slug} />
        <span className={cover.name}>{name}</span>
      </AppLink>
      <p className={css.line}>
        <span className={quiet}>{t('rounds.house')}</span>
        {shelf !== null && <GameStar game={slug} name={name} shelf={shelf} />}
      </p>
      <p className={css.strong}>{t('rounds.lobby.return', { share })}</p>
      {shelf !== null && (
        <p className={quiet}>
          {hasWay(entry, 'onePrice')
            ? t('casino.ticket', { sum: money(shelf.ticketPrice, shelf.currency) })
            : t('rounds.bounds', {
                min: money(shelf.minStake, shelf.currency),
                max: money(shelf.maxStake, shelf.currency),
              })}
        </p>
      )}
    </li>
  );
}
