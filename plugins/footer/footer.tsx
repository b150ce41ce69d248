import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Clock } from './clock';
import { Contacts } from './contacts';
import css from './footer.module.css';
import { LanguageLink } from './language-link';
import { Links } from './links';

export function Footer() {
  const { $t } = useHost();
  const t = useUnit($t);

  return (
    <footer className={css.footer}>
      <span className={css.age}>18+</span>
      <div className={css.about}>
        <span>{t('footer.playMoney')}</span>
        <Contacts />
      </div>
      <Links />
      <LanguageLink />
      <Clock />
    </footer>
  );
}
