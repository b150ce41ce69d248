import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { AccountMenu } from './account-menu';
import { Drawer } from './drawer';
import css from './header.module.css';
import { Logo } from './icons';
import { HostLink, Navigation } from './navigation';
import { ProfileMenu } from './profile-menu';
import { SearchButton } from './search-button';

export function Header() {
  const { $session, $house } = useHost();
  const [{ isAuth }, { name }] = useUnit([$session, $house]);

  return (
    <header className={css.header}>
      <Drawer />
      <HostLink path="/" className={css.logo}>
        <Logo />
        <span>{name}</span>
      </HostLink>
      <Navigation />
      <SearchButton />
      <div className={css.end}>{isAuth ? <PlayerControls /> : <VisitorControls />}</div>
    </header>
  );
}

/** The way to pay in is the host's own entry of the menu; where it offers none, there is no button. */
function DepositLink() {
  const links = useUnit(useHost().$accountMenu);
  const deposit = links.find(({ id }) => id === 'deposit');
  if (deposit === undefined) return null;
  return (
    <HostLink path={deposit.path} className={css.deposit}>
      {deposit.title}
    </HostLink>
  );
}

function PlayerControls() {
  return (
    <>
      <DepositLink />
      <AccountMenu />
      <ProfileMenu />
    </>
  );
}

function VisitorControls() {
  const { $t, $isRegistrationAllowed, openModal } = useHost();
  const [t, isRegistrationAllowed] = useUnit([$t, $isRegistrationAllowed]);

  return (
    <>
      <button type="button" className={css.button} onClick={() => openModal('login')}>
        {t('header.logIn')}
      </button>
      {isRegistrationAllowed && (
        <button type="button" className={css.primary} onClick={() => openModal('registration')}>
          {t('header.register')}
        </button>
      )}
    </>
  );
}
