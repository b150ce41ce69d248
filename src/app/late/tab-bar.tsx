import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { $path, AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { betsSheetOpened } from '@/widgets/coupon';

import * as css from './tab-bar.css';

const links = [
  { id: 'home', to: '/', icon: 'home' },
  { id: 'live', to: '/home/live', icon: 'live' },
  { id: 'line', to: '/home/line', icon: 'calendar' },
] as const;

/** At the foot of a phone: the places that a player comes back to. A place that has nothing yet is not offered. */
export function TabBar() {
  const t = useT();
  const [path, openBets] = useUnit([$path, betsSheetOpened]);
  const isHere = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`));
  return (
    <nav className={css.bar} aria-label={t('popups.tabs.label')}>
      {links.map(({ id, to, icon }) => (
        <AppLink key={id} to={to} className={css.tab} aria-current={isHere(to) ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {t(`popups.tabs.${id}`)}
        </AppLink>
      ))}
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => openBets()}>
        <Icon name="ticket" size={20} />
        {t('popups.tabs.bets')}
      </button>
    </nav>
  );
}
