import { text } from '../texts/text.ts';
import type { Competition } from './competition.ts';
import { teams } from './competition.ts';

/** Basketball at the console: short quarters, a club and who holds the pad; or the computer against itself. */
export const ESPORTS: readonly Competition[] = [
  {
    id: 501,
    country: 'WORLD',
    weight: 58,
    lanes: 3,
    quarterMinutes: 5,
    cyberType: 'real',
    name: text(
      'E-Basketball Battle League',
      'Кибербаскетбол. Лига батлов',
      'E-Baloncesto. Liga de batallas',
      'كرة السلة الإلكترونية. دوري المواجهات',
    ),
    teams: teams(
      'Boston (Lynx)|Chicago (Orbit)|Dallas (Nova)|Denver (Frost)|Detroit (Echo)|Houston (Viper)|Memphis (Drift)|Miami (Solar)|Milwaukee (Onyx)|Orlando (Pulse)|Phoenix (Blaze)|Toronto (Mirage)',
    ),
  },
  {
    id: 502,
    country: 'EUROPE',
    weight: 54,
    lanes: 2,
    quarterMinutes: 5,
    cyberType: 'real',
    name: text(
      'E-Basketball Pro Cup',
      'Кибербаскетбол. Кубок профи',
      'E-Baloncesto. Copa Pro',
      'كرة السلة الإلكترونية. كأس المحترفين',
    ),
    teams: teams(
      'Athens (Helix)|Barcelona (Quark)|Belgrade (Raven)|Berlin (Pixel)|Istanbul (Comet)|Kaunas (Amber)|Madrid (Toro)|Milan (Vector)|Monaco (Ace)|Paris (Lumen)',
    ),
  },
  {
    id: 503,
    country: 'WORLD',
    weight: 44,
    lanes: 2,
    quarterMinutes: 5,
    cyberType: 'virtual',
    name: text(
      'Simulated Basketball League',
      'Симуляция. Баскетбольная лига',
      'Liga de baloncesto simulado',
      'دوري كرة السلة بالمحاكاة',
    ),
    teams: teams(
      'Boston Sim|Chicago Sim|Dallas Sim|Denver Sim|Houston Sim|Miami Sim|New York Sim|Oakland Sim|Phoenix Sim|Seattle Sim',
    ),
  },
  {
    id: 504,
    country: 'EUROPE',
    weight: 40,
    lanes: 1,
    quarterMinutes: 5,
    cyberType: 'virtual',
    name: text('Simulated Cup', 'Симуляция. Кубок', 'Copa simulada', 'الكأس بالمحاكاة'),
    teams: teams('Athens Sim|Barcelona Sim|Berlin Sim|Istanbul Sim|Kaunas Sim|Madrid Sim|Milan Sim|Paris Sim'),
  },
];
