import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './account.module.css';
import { Icon } from './icons';
import { Menu, MenuItem } from './menu';
import menu from './menu.module.css';

export function ProfileMenu() {
  const host = useHost();
  const [t, links] = useUnit([host.$t, host.$accountMenu]);

  return (
    <Menu
      label={t('header.profile')}
      trigger={<Icon name="user" />}
      triggerLabel={t('header.profile')}
      triggerClass={css.avatar}
    >
      <div className={menu.group}>
        <MenuItem onChoose={() => host.navigate('/office/history')}>
          <span className={menu.grow}>{t('header.history')}</span>
        </MenuItem>
        {links.map(({ id, title, path }) => (
          <MenuItem key={id} onChoose={() => host.navigate(path)}>
            <span className={menu.grow}>{title}</span>
          </MenuItem>
        ))}
        <MenuItem onChoose={() => host.openModal('support-history')}>
          <span className={menu.grow}>{t('header.requests')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.openModal('settings')}>
          <span className={menu.grow}>{t('main.settings')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.logOut()}>
          <span className={menu.grow}>{t('header.logOut')}</span>
          <Icon name="logOut" />
        </MenuItem>
      </div>
    </Menu>
  );
}
