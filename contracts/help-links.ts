/** Where players find help, by country: lines and advice, registers in which they exclude themselves everywhere. */
import { z } from './zod.ts';

/** `phone`: as people write it in that country. `kind`: somebody to talk to, a national register, software that blocks. */
const HelpLink = z.object({
  kind: z.enum(['help', 'register', 'software']),
  name: z.string().check(z.maxLength(80)),
  url: z.string().check(z.maxLength(300), z.regex(/^https:\/\//)),
  phone: z.optional(z.string().check(z.maxLength(30))),
});
export type HelpLink = z.infer<typeof HelpLink>;

const help = (name: string, url: string, phone?: string): HelpLink => ({
  kind: 'help',
  name,
  url,
  ...(phone === undefined ? {} : { phone }),
});
const register = (name: string, url: string): HelpLink => ({ kind: 'register', name, url });
const software = (name: string, url: string): HelpLink => ({ kind: 'software', name, url });

/** For every country. */
const everywhere: readonly HelpLink[] = [
  help('Gambling Therapy', 'https://www.gamblingtherapy.org/'),
  help('Gamblers Anonymous', 'https://www.gamblersanonymous.org/'),
  software('Gamban', 'https://gamban.com/'),
  software('BetBlocker', 'https://betblocker.org/'),
];

/** By the two-letter country code. An operator checks and extends it: `helpLinks` of the site configuration. */
const usual: Readonly<Record<string, readonly HelpLink[]>> = {
  DE: [
    help('Check dein Spiel', 'https://www.check-dein-spiel.de/', '0800 1372700'),
    register('OASIS', 'https://rp-darmstadt.hessen.de/'),
  ],
  DK: [help('StopSpillet', 'https://www.stopspillet.dk/', '70 22 28 25'), register('ROFUS', 'https://www.rofus.nu/')],
  ES: [
    help('Juego Seguro / FEJAR', 'https://fejar.org/', '900 200 225'),
    register('RGIAJ', 'https://www.ordenacionjuego.es/'),
  ],
  FR: [
    help('Joueurs Info Service', 'https://www.joueurs-info-service.fr/', '09 74 75 13 13'),
    register('ANJ', 'https://interdictiondejeux.anj.fr/'),
  ],
  GB: [
    help('GamCare', 'https://www.gamcare.org.uk/', '0808 8020 133'),
    register('GAMSTOP', 'https://www.gamstop.co.uk/'),
  ],
  MT: [help('Responsible Gaming Foundation', 'https://www.rgf.org.mt/', '1777')],
  NL: [help('Loket Kansspel', 'https://www.loketkansspel.nl/'), register('Cruks', 'https://cruksregister.nl/')],
  SE: [
    help('Stödlinjen', 'https://www.stodlinjen.se/', '020-81 91 00'),
    register('Spelpaus', 'https://www.spelpaus.se/'),
  ],
  TR: [help('YEDAM', 'https://www.yedam.org.tr/', '115')],
  US: [help('National Problem Gambling Helpline', 'https://www.ncpgambling.org/', '1-800-GAMBLER')],
};

const twoLetters = /^[A-Z]{2}$/;

/** Countries with a list of their own, and what they have; a wrong entry of the configuration costs itself. */
export function helpLinksOf(configured: unknown): Readonly<Record<string, readonly HelpLink[]>> {
  const own = typeof configured === 'object' && configured !== null ? Object.entries(configured) : [];
  const read = own.flatMap(([country, links]): [string, HelpLink[]][] => {
    const code = country.toUpperCase();
    if (!Array.isArray(links) || !twoLetters.test(code)) return [];
    return [[code, links.flatMap((link: unknown) => HelpLink.safeParse(link).data ?? [])]];
  });
  return { ...usual, ...Object.fromEntries(read) };
}

/** Help for a player of this country, the country's own first. */
export const helpIn = (country: string, lists: ReturnType<typeof helpLinksOf>): readonly HelpLink[] => [
  ...(lists[country] ?? []),
  ...everywhere,
];
