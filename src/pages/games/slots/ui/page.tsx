import { useUnit } from 'effector-react';

import { games } from '@contracts/games';

import { $locale, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import * as css from './page.css';

const slots = games.filter(({ kind }) => kind === 'slot');

/** Path: /slots. The slots of this house, each with what comes back. Row CAS-01. */
export function SlotsPage() {
  const t = useT();
  const locale = useUnit($locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.slots')}</h1>
        <p className={css.quiet}>{t('rounds.lobby.lead')}</p>
      </header>
      <ul className={css.tiles}>
        {slots.map(({ id, slug, returnOf }) => (
          <li key={slug} className={css.tile}>
            <AppLink className={css.link} to={`/slots/game/${String(id)}/${slug}`}>
              {t(`rounds.name.${slug}`)}
            </AppLink>
            <span className={css.quiet}>{t('rounds.house')}</span>
            <span className={css.quiet}>{t('rounds.lobby.return', { share: share.format(returnOf({})) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
