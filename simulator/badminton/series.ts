import type { TextKey } from '../../sandbox/texts/keys.ts';
import { text } from '../../sandbox/texts/text.ts';
import { type Endless, teams } from '../catalogue/competition.ts';

/** Sixty players each, so that everybody rests for two days. */
const series = (id: number, country: string, name: TextKey, players: string): Endless => ({
  id,
  country,
  weight: 25,
  minutes: 100,
  name: text(name),
  teams: teams(players),
});

export const badmintonSeries: readonly Endless[] = [
  series(
    470,
    'DK',
    'leagues.badminton.court_series_denmark',
    'D. Andersen|M. Bach|T. Bech|F. Berg|O. Bisgaard|V. Bjerre|J. Bruun|P. Buch|A. Carlsen|K. Christiansen|R. Clausen|B. Dahl|L. Dam|S. Eriksen|D. Friis|M. Frost|T. Gade|F. Hald|O. Hansen|V. Hedegaard|J. Holst|P. Iversen|A. Jacobsen|K. Jepsen|R. Johansen|B. Juhl|L. Kjeldsen|S. Kjaer|D. Knudsen|M. Koch|T. Krogh|F. Lange|O. Lassen|V. Lauritsen|J. Lund|P. Madsen|A. Mikkelsen|K. Moller|R. Mortensen|B. Munk|L. Nissen|S. Norgaard|D. Olesen|M. Overgaard|T. Poulsen|F. Rask|O. Ravn|V. Riis|J. Schmidt|P. Skov|A. Steffensen|K. Storm|R. Svendsen|B. Thomsen|L. Toft|S. Vestergaard|D. Vinther|M. Winther|T. Winkel|F. Ostergaard',
  ),
  series(
    471,
    'MY',
    'leagues.badminton.court_series_malaysia',
    'P. Abdullah|A. Adnan|K. Ahmad|R. Anuar|B. Ariffin|L. Azlan|S. Chan|D. Cheah|M. Chin|T. Chong|F. Chua|O. Fadzil|V. Foo|J. Gan|P. Goh|A. Halim|K. Hashim|R. Ho|B. Hussin|L. Ismail|S. Kamal|D. Khoo|M. Koh|T. Kok|F. Lai|O. Lau|V. Lee|J. Leong|P. Liew|A. Lim|K. Loh|R. Loke|B. Mahmud|L. Mansor|S. Ng|D. Nordin|M. Omar|T. Ong|F. Osman|O. Pang|V. Phang|J. Quek|P. Rahman|A. Razak|K. Saad|R. Saleh|B. Seah|L. Shah|S. Sim|D. Soh|M. Sulaiman|T. Tan|F. Tay|O. Teh|V. Teo|J. Teoh|P. Wong|A. Yap|K. Yeoh|R. Zulkifli',
  ),
];
