import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Contact } from '../articles/contact';
import css from './footer.module.css';

/** Shows the contacts that the site's configuration gives. */
export function Contacts() {
  const { $contacts } = useHost();
  const contacts = useUnit($contacts);
  if (contacts.length === 0) return null;
  return (
    <address className={css.contacts}>
      {contacts.map((contact) => (
        <Contact key={contact.kind} {...contact} />
      ))}
    </address>
  );
}
