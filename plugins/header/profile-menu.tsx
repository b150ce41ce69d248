import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './header.module.css';
import { Icon } from './icons';
import { Menu, MenuItem } from './menu';

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
      <div className={css.group}>
        <MenuItem onChoose={() => host.navigate('/office/history')}>
          <span className={css.grow}>{t('header.history')}</span>
        </MenuItem>
        {links.map(({ id, title, path }) => (
          <MenuItem key={id} onChoose={() => host.navigate(path)}>
            <span className={css.grow}>{title}</span>
          </MenuItem>
        ))}
        <MenuItem onChoose={() => host.openModal('support-history')}>
          <span className={css.grow}>{t('header.requests')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.openModal('settings')}>
          <span className={css.grow}>{t('main.settings')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.logOut()}>
          <span className={css.grow}>{t('header.logOut')}</span>
          <Icon name="logOut" />
        </MenuItem>
      </div>
    </Menu>
  );
}
