import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Clock } from './clock';
import css from './footer.module.css';
import { LanguageSelect } from './language-select';
import { ThemeSwitch } from './theme-switch';

export function Footer() {
  const { $t } = useHost();
  const t = useUnit($t);

  return (
    <footer className={css.footer}>
      <span className={css.age}>18+</span>
      <span className={css.notice}>{t('footer.playMoney')}</span>
      <LanguageSelect />
      <ThemeSwitch />
      <Clock />
    </footer>
  );
}
