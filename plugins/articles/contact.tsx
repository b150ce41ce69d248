import type { PluginContact } from '@sdk';

const schemes: Record<string, string> = { email: 'mailto:', phone: 'tel:' };

/** Shows a contact of the site: an e-mail address or a phone number as a link, anything else as text. */
export function Contact({ kind, value }: PluginContact) {
  const scheme = schemes[kind];
  if (scheme === undefined) return <bdi>{value}</bdi>;
  return (
    <a href={`${scheme}${kind === 'phone' ? value.replace(/[^+\d]/g, '') : value}`}>
      <bdi>{value}</bdi>
    </a>
  );
}
