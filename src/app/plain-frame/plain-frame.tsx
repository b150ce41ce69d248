import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session';
import { $house, $isRegistrationAllowed } from '@/entities/site';
import { loginOpened } from '@/features/access/log-in';
import { logOutRequested } from '@/features/access/log-out';
import { registrationOpened } from '@/features/access/register';
import { LanguageSelect } from '@/features/switch-language';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';

import { $pluginFooterMenu } from '../plugin-host/stores';
import * as css from './plain-frame.css';

/** The minimum of every header: home, log-in and log-out, and the language. */
export function PlainHeader() {
  const [isAuth, house] = useUnit([$isAuth, $house]);
  return (
    <header className={css.header}>
      <AppLink to="/" className={css.logo}>
        {house.name}
      </AppLink>
      <div className={css.language}>
        <LanguageSelect isLabelHidden size="sm" />
      </div>
      {isAuth ? <PlayerControls /> : <VisitorControls />}
    </header>
  );
}

function PlayerControls() {
  const t = useT();
  const logOut = useUnit(logOutRequested);
  return (
    <Button variant="neutral" size="sm" onClick={() => logOut()}>
      {t('header_logout')}
    </Button>
  );
}

function VisitorControls() {
  const t = useT();
  const [isAllowed, logIn, register] = useUnit([$isRegistrationAllowed, loginOpened, registrationOpened]);
  return (
    <>
      <Button variant="neutral" size="sm" onClick={() => logIn()}>
        {t('auth.login.title')}
      </Button>
      {isAllowed && (
        <Button size="sm" onClick={() => register()}>
          {t('auth.login.register')}
        </Button>
      )}
    </>
  );
}

/** The links that protect the player: the age, the limits and the rules. */
export function PlainFooter() {
  const t = useT();
  const [house, menu] = useUnit([$house, $pluginFooterMenu]);
  return (
    <footer className={css.footer}>
      <span className={css.age}>{house.minAge}+</span>
      <nav className={css.links} aria-label={t('main.plain.more')}>
        {menu.map(({ id, title, path }) => (
          <AppLink key={id} to={path} className={css.link}>
            {title}
          </AppLink>
        ))}
      </nav>
    </footer>
  );
}
