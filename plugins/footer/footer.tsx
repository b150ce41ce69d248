import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Clock } from './clock';
import { Contacts } from './contacts';
import css from './footer.module.css';
import { LanguageLink } from './language-link';
import { Links } from './links';

export function Footer() {
  const { $t, $house } = useHost();
  const [t, { minAge, legalName, licence }] = useUnit([$t, $house]);

  return (
    <footer className={css.footer}>
      <span className={css.age}>{`${String(minAge)}+`}</span>
      <div className={css.about}>
        <span>{[t('footer.playMoney'), legalName, licence].filter(Boolean).join(' · ')}</span>
        <Contacts />
      </div>
      <Links />
      <LanguageLink />
      <Clock />
    </footer>
  );
}
