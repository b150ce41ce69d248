import { useHost, type PluginContact } from '@sdk';
import { useUnit } from 'effector-react';

import css from './footer.module.css';

const schemes: Record<string, string> = { email: 'mailto:', phone: 'tel:' };

/** As the site's configuration names them. */
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

function Contact({ kind, value }: PluginContact) {
  const scheme = schemes[kind];
  if (scheme === undefined) return <bdi>{value}</bdi>;
  return (
    <a href={`${scheme}${kind === 'phone' ? value.replace(/[^+\d]/g, '') : value}`}>
      <bdi>{value}</bdi>
    </a>
  );
}
