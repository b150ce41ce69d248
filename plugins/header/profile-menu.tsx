import { useHost, type PluginFontSize, type PluginTheme } from '@sdk';
import { useUnit } from 'effector-react';

import css from './header.module.css';
import { Icon } from './icons';
import { Menu, MenuGroup, MenuItem } from './menu';

const themes: PluginTheme[] = ['light', 'dark'];
const fontSizes: PluginFontSize[] = ['small', 'medium', 'large'];

export function ProfileMenu() {
  const host = useHost();
  const [t, theme, fontSize] = useUnit([host.$t, host.$theme, host.$fontSize]);

  return (
    <Menu
      label={t('header.profile')}
      trigger={<Icon name="user" />}
      triggerLabel={t('header.profile')}
      triggerClass={css.avatar}
    >
      <MenuGroup label={t('header.theme')}>
        {themes.map((value) => (
          <MenuItem key={value} isChecked={value === theme} onChoose={() => host.setTheme(value)}>
            <span className={css.grow}>{t(`header.theme.${value}`)}</span>
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup label={t('header.fontSize')}>
        {fontSizes.map((value) => (
          <MenuItem key={value} isChecked={value === fontSize} onChoose={() => host.setFontSize(value)}>
            <span className={css.grow}>{t(`header.fontSize.${value}`)}</span>
          </MenuItem>
        ))}
      </MenuGroup>
      <Languages />
      <div className={css.group}>
        <MenuItem onChoose={() => host.navigate('/office/history')}>
          <span className={css.grow}>{t('header.history')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.openModal('support-history')}>
          <span className={css.grow}>{t('header.requests')}</span>
        </MenuItem>
        <MenuItem onChoose={() => host.logOut()}>
          <span className={css.grow}>{t('header.logOut')}</span>
          <Icon name="logOut" />
        </MenuItem>
      </div>
    </Menu>
  );
}

function Languages() {
  const { $languages, $language, $t, setLanguage } = useHost();
  const [languages, language, t] = useUnit([$languages, $language, $t]);

  return (
    <MenuGroup label={t('header.language')}>
      <div className={css.languages}>
        {languages.map(({ code, name }) => (
          <MenuItem key={code} lang={code} isChecked={code === language} onChoose={() => setLanguage(code)}>
            <span className={css.grow}>{name}</span>
          </MenuItem>
        ))}
      </div>
    </MenuGroup>
  );
}
