import { useUnit } from 'effector-react';

import type { GameShelf } from '@contracts/game-shelf';
import { toMinor } from '@contracts/maths';

import { starPressed } from '@/features/games/shelf';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { IconButton } from '@/shared/ui/button';
import { quiet } from '@/shared/ui/office-page';

import type { Entry } from '../lib/catalogue';
import { nameOf } from '../lib/names';
import { hasWay } from '../lib/ways';
import { Drawing } from './cover';
import * as cover from './cover.css';
import * as css from './page.css';

/** One game: its cover, what comes back, what a round costs. Players keep it with the star. Rows CAS-01, CAS-02. */
export function Tile({ entry, shelf }: { entry: Entry; shelf: GameShelf | null }) {
  const t = useT();
  const [locale, press] = useUnit([$locale, starPressed]);
  const { slug, to, least, most } = entry;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const [from, upTo] = [percent.format(least), percent.format(most)];
  const share = from === upTo ? from : `${from} – ${upTo}`;
  const money = (sum: number, iso: string) => formatMoney(toMinor(sum, currencyFacts(iso).digits), iso, locale);
  const name = t(nameOf(slug));
  const isKept = shelf?.favorites.includes(slug) === true;
  return (
    <li className={css.tile}>
      <AppLink className={`${cover.cover} ${cover.grounds[slug]}`} to={to}>
        <Drawing game={slug} />
        <span className={cover.name}>{name}</span>
      </AppLink>
      <p className={css.line}>
        <span className={quiet}>{t('rounds.house')}</span>
        {shelf !== null && (
          <IconButton
            size="sm"
            icon="star"
            className={isKept ? css.starOn : css.star}
            label={t('rounds.lobby.star', { name })}
            aria-pressed={isKept}
            onClick={() => press(slug)}
          />
        )}
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
