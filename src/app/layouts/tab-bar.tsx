import { useUnit } from 'effector-react';

import { betsSheetOpened } from '@/features/betting/open-coupon';
import { useT } from '@/shared/i18n';
import { AppNavLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';

import { $pluginMenu } from '../plugin-host/stores';
import * as css from './tab-bar.css';

/** The menu has no room for this link on a phone. Row LIM-48. */
const control = '/office/responsible';
const home = { id: 'home', to: '/', icon: 'home' } as const;
/** Of the main menu, those that have their place at the foot. */
const sections = [
  { id: 'live', to: '/home/live', icon: 'live' },
  { id: 'line', to: '/home/line', icon: 'calendar' },
] as const;

/** The entries of the menu: a section that the site lacks, or that is empty, has none. Decision D-111. */
const $places = $pluginMenu.map((menu) => {
  const offered = new Set(menu.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]));
  return [home, ...sections.filter(({ to }) => offered.has(to))];
});

/** At the foot of a phone: the places that a player comes back to. */
export function TabBar() {
  const t = useT();
  const [places, openBets] = useUnit([$places, betsSheetOpened]);
  return (
    <nav className={css.bar} aria-label={t('popups.tabs.label')}>
      {places.map(({ id, to, icon }) => (
        <AppNavLink key={id} to={to} className={css.tab}>
          <Icon name={icon} size={20} />
          {t(`popups.tabs.${id}`)}
        </AppNavLink>
      ))}
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => openBets()}>
        <Icon name="ticket" size={20} />
        {t('popups.tabs.bets')}
      </button>
      <AppNavLink to={control} className={css.tab}>
        <Icon name="shield-check" size={20} />
        {t('popups.tabs.control')}
      </AppNavLink>
    </nav>
  );
}
