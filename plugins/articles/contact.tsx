import type { PluginContact } from '@sdk';

const schemes: Record<string, string> = { email: 'mailto:', phone: 'tel:' };

/** One way to reach the site, as a link where its kind has a scheme. */
export function Contact({ kind, value }: PluginContact) {
  const scheme = schemes[kind];
  if (scheme === undefined) return <bdi>{value}</bdi>;
  return (
    <a href={`${scheme}${kind === 'phone' ? value.replace(/[^+\d]/g, '') : value}`}>
      <bdi>{value}</bdi>
    </a>
  );
}
