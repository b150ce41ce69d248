/** Mail services whose names are often mistyped. */
const services = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'proton.me'],
  ...['protonmail.com', 'mail.ru', 'yandex.ru', 'inbox.ru', 'list.ru', 'rambler.ru', 'yahoo.es', 'hotmail.es'],
  ...['uol.com.br', 'bol.com.br', 'terra.com.br', 'mynet.com', 'windowslive.com', 'live.com', 'yahoo.com.br'],
];
/** Real ones that look like a mistake of another. */
const real = new Set([
  ...services,
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.de',
  'hotmail.fr',
  'yahoo.fr',
]);

/** How many signs are wrong: one more, one less, another, or two that have changed places. */
function mistakes(typed: string, meant: string): number {
  let [before, last] = [[] as number[], [...Array(meant.length + 1).keys()]];
  for (const [i, sign] of typed.split('').entries()) {
    const row = [i + 1];
    for (const [j, wanted] of meant.split('').entries()) {
      const ways = [(last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (last[j] ?? 0) + Number(sign !== wanted)];
      if (i > 0 && j > 0 && sign === meant[j - 1] && typed[i - 1] === wanted) ways.push((before[j - 1] ?? 0) + 1);
      row.push(Math.min(...ways));
    }
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}

/** The address that was probably meant; null: as typed. It is offered, never put in. Row REG-12. */
export function likelyEmail(email: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const typed = domain.toLowerCase();
  if (real.has(typed)) return null;
  const near = services
    .map((service) => ({ service, wrong: mistakes(typed, service) }))
    .filter(({ service, wrong }) => wrong <= (service.length > 8 ? 2 : 1))
    .toSorted((a, b) => a.wrong - b.wrong);
  return near[0] === undefined ? null : `${name}@${near[0].service}`;
}
