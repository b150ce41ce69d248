import { useUnit } from 'effector-react';

import type { Translate } from '@/shared/i18n';

import { $contacts } from '../model/contacts';
import * as css from './contacts.css';

/** How players of a closed site reach us. Shows nothing where the site names no contact. */
export function Contacts({ t }: { t: Translate }) {
  const { email, socialLinks } = useUnit($contacts);
  if (email === '' && socialLinks.length === 0) return null;
  return (
    <span className={css.contacts}>
      {email !== '' && (
        <a className={css.link} href={`mailto:${email}`}>
          {t('technical.contacts')}: <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      {socialLinks.map(({ name, link }) => (
        <a key={link} className={css.link} href={link} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </span>
  );
}
