import { text } from '../../sandbox/texts/text.ts';
import type { Endless } from './competition.ts';
import { teams } from './competition.ts';

/** Seventy players each. So more than two days pass until everybody has played. */
const america = teams(
  'Atlanta|Austin|Baltimore|Boise|Boston|Brooklyn|Buffalo|Charlotte|Chicago|Cincinnati|Cleveland|Columbus|Dallas|Denver|Detroit|El Paso|Fresno|Hartford|Honolulu|Houston|Indiana|Kansas City|Las Vegas|Los Angeles|Louisville|Memphis|Miami|Milwaukee|Minnesota|Nashville|New Orleans|New York|Newark|Oakland|Oklahoma|Omaha|Orlando|Philadelphia|Phoenix|Pittsburgh|Portland|Providence|Raleigh|Reno|Richmond|Sacramento|Saint Louis|Salt Lake|San Antonio|San Diego|Seattle|Spokane|Syracuse|Tampa|Toledo|Toronto|Tucson|Tulsa|Utah|Vancouver|Virginia|Washington|Wichita|Albany|Anchorage|Arlington|Charleston|Cheyenne|Dayton|Des Moines',
);
const europe = teams(
  'Athens|Barcelona|Belgrade|Berlin|Bologna|Istanbul|Kaunas|Lyon|Madrid|Milan|Monaco|Munich|Paris|Valencia|Vilnius|Zagreb|Belfast|Porto|Vienna|Prague|Warsaw|Riga|Tallinn|Oslo|Bergen|Stockholm|Malmo|Helsinki|Turku|Copenhagen|Aarhus|Hamburg|Bremen|Cologne|Leipzig|Dresden|Zurich|Geneva|Turin|Naples|Palermo|Seville|Malaga|Bilbao|Lisbon|Braga|London|Leeds|Bristol|Dublin|Cork|Brussels|Ghent|Antwerp|Utrecht|Rotterdam|Bratislava|Budapest|Szeged|Bucharest|Cluj|Sofia|Varna|Skopje|Sarajevo|Split|Ljubljana|Maribor|Nicosia|Izmir',
);
const handles = teams(
  'Ace|Amber|Apex|Arrow|Atlas|Blaze|Bolt|Cipher|Cobra|Comet|Crow|Dash|Delta|Drift|Echo|Ember|Falcon|Flash|Fox|Frost|Ghost|Glide|Gust|Halo|Hawk|Helix|Hydra|Iris|Jade|Jolt|Karma|Lumen|Lynx|Mirage|Neon|Nova|Onyx|Orbit|Otter|Panda|Phantom|Pixel|Prime|Pulse|Quark|Quest|Raven|Rider|Rogue|Rush|Sable|Saint|Scout|Shade|Solar|Sonic|Spark|Storm|Swift|Talon|Tempo|Titan|Toro|Vector|Viper|Volt|Wolf|Yeti|Zen|Zephyr',
);

/** Teams of players. `first`: where in the list of names the teams begin, so that each has its own. */
const played = (cities: readonly string[], first: number): readonly string[] =>
  cities.map((city, index) => `${city} ${handles[(index + first) % handles.length] ?? ''}`);
const simulated = (cities: readonly string[]): readonly string[] => cities.map((city) => `${city} Sim`);

/** Maps of rounds and of towers, and basketball with short quarters that computers play against each other. */
export const esportsSeries: readonly Endless[] = [
  {
    id: 501,
    country: 'WORLD',
    weight: 58,
    minutes: 90,
    cyberType: 'real',
    discipline: 'counterStrike',
    name: text('leagues.esports.counter_strike_world_circuit'),
    teams: played(america, 0),
  },
  {
    id: 502,
    country: 'EUROPE',
    weight: 54,
    minutes: 90,
    cyberType: 'real',
    discipline: 'counterStrike',
    name: text('leagues.esports.counter_strike_european_cup'),
    teams: played(europe, 35),
  },
  {
    id: 503,
    country: 'WORLD',
    weight: 44,
    minutes: 90,
    quarterMinutes: 5,
    discipline: 'basketball',
    cyberType: 'virtual',
    name: text('leagues.esports.simulated_basketball_league'),
    teams: simulated(america),
  },
  {
    id: 504,
    country: 'EUROPE',
    weight: 40,
    minutes: 90,
    quarterMinutes: 5,
    discipline: 'basketball',
    cyberType: 'virtual',
    name: text('leagues.esports.simulated_cup'),
    teams: simulated(europe),
  },
  {
    id: 495,
    country: 'WORLD',
    weight: 56,
    minutes: 95,
    cyberType: 'real',
    discipline: 'dota',
    name: text('leagues.esports.dota_world_circuit'),
    teams: played(america, 17),
  },
  {
    id: 496,
    country: 'EUROPE',
    weight: 50,
    minutes: 95,
    cyberType: 'real',
    discipline: 'dota',
    name: text('leagues.esports.dota_european_cup'),
    teams: played(europe, 52),
  },
  {
    id: 497,
    country: 'WORLD',
    weight: 56,
    minutes: 120,
    cyberType: 'real',
    discipline: 'leagueOfLegends',
    name: text('leagues.esports.league_of_legends_world_circuit'),
    teams: played(america, 41),
  },
  {
    id: 498,
    country: 'EUROPE',
    weight: 50,
    minutes: 120,
    cyberType: 'real',
    discipline: 'leagueOfLegends',
    name: text('leagues.esports.league_of_legends_european_cup'),
    teams: played(europe, 10),
  },
];
