import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { pathOf, titleOf } from '@/entities/casino/catalogue';
import { $offers, $shelf } from '@/features/casino/shelf';
import { $locale, useT } from '@/shared/i18n';
import { $routeMatch, AppLink, usePageTitle } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';

import { house, pathOfHouse, returnBounds, sectionCounts } from '../lib/studio';
import { lobbyOpened } from '../model/lobby';
import * as css from './page.css';
import { Shelf } from './shelf';
import { ShelfTrouble } from './shelf-trouble';

/**
 * Paths: /providers, /providers/openbook-originals, /casino/brand. The makers of the games. Rows ROUTE-48, ROUTE-52,
 * ROUTE-53.
 */
export function StudioPage() {
  const t = useT();
  const [match, shelf, opened] = useUnit([$routeMatch, $shelf, lobbyOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  const pageId = match?.meta.pageId;
  usePageTitle(pageId === 'provider' ? t('rounds.house') : null);
  return (
    <div className={office.page}>
      <header>
        <h1 className={office.title}>
          {pageId === 'provider'
            ? t('rounds.house')
            : t(pageId === 'casino-brand' ? 'page.title.casino-brand' : 'page.title.providers')}
        </h1>
        <p className={office.quiet}>{t('casino.studio.lead')}</p>
      </header>
      {pageId !== 'provider' && <Card />}
      {pageId !== 'providers' && <About />}
      {pageId === 'provider' && (
        <>
          <ShelfTrouble />
          <Shelf title={t('casino.studio.games')} games={house.games} shelf={shelf} />
        </>
      )}
    </div>
  );
}

/** The studio, with how many games it has and what they give back. */
function Card() {
  const t = useT();
  const locale = useUnit($locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const from = percent.format(returnBounds.least);
  const to = percent.format(returnBounds.most);
  return (
    <>
      <p className={office.quiet}>{t('casino.studio.one')}</p>
      <ul className={css.recent}>
        <li className={css.played}>
          <AppLink className={css.link} to={pathOfHouse}>
            {t('rounds.house')}
          </AppLink>
          <span className={office.quiet}>{t('rounds.lobby.count', { count: house.games.length })}</span>
          <span className={office.quiet}>{t('casino.studio.back', { from, to })}</span>
        </li>
      </ul>
    </>
  );
}

/** What the studio makes, and how anybody can see that it is as it says. */
function About() {
  const t = useT();
  const offers = useUnit($offers);
  const sections = sectionCounts.filter(({ category }) => offers.has(pathOf[category]));
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{t('casino.studio.makes')}</h2>
        <ul className={css.recent}>
          {sections.map(({ category, count }) => (
            <li key={category} className={css.played}>
              <AppLink className={css.link} to={pathOf[category]}>
                {t(titleOf(category))}
              </AppLink>
              <span className={office.quiet}>{t('rounds.lobby.count', { count })}</span>
            </li>
          ))}
        </ul>
      </section>
      {(['returns', 'check'] as const).map((part) => (
        <section key={part} className={css.section}>
          <h2 className={css.heading}>{t(`casino.studio.${part}`)}</h2>
          <p className={css.text}>{t(`casino.studio.${part}.text`)}</p>
        </section>
      ))}
      <p className={office.quiet}>
        <AppLink className={css.link} to={pathOf.all}>
          {t('casino.studio.all')}
        </AppLink>
      </p>
    </>
  );
}
