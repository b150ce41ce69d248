import { text } from '../../sandbox/texts/text.ts';
import type { League } from '../catalogue/competition.ts';
import { teams } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

/** The two halves of the first live on two coasts. */
export const baseballLeagues: readonly League[] = [
  {
    id: 477,
    country: 'US',
    weight: 86,
    name: text('leagues.baseball.united_states.mlb'),
    seasons: [
      season(
        'America/New_York',
        '03-26',
        '10-28',
        'Tue 18:40*3 19:05*4',
        'Thu 19:05*4 19:10*3',
        'Sun 12:05 13:05*3 13:40*2 18:10',
      ),
      season('America/Los_Angeles', '03-26', '10-28', 'Wed 19:10*7', 'Fri 19:10*7', 'Mon 15:10*2 18:40*5'),
    ],
    teams: teams(
      'Atlanta Braves|Baltimore Orioles|Boston Red Sox|Chicago Cubs|Cincinnati Reds|Cleveland Guardians|Detroit Tigers|Miami Marlins|Milwaukee Brewers|New York Mets|New York Yankees|Philadelphia Phillies|Pittsburgh Pirates|Toronto Blue Jays|Washington Nationals|Arizona Diamondbacks|Athletics|Chicago White Sox|Colorado Rockies|Houston Astros|Kansas City Royals|Los Angeles Angels|Los Angeles Dodgers|Minnesota Twins|San Diego Padres|San Francisco Giants|Seattle Mariners|St. Louis Cardinals|Tampa Bay Rays|Texas Rangers',
    ),
  },
  league(
    478,
    'JP',
    66,
    'leagues.baseball.japan.npb',
    season('Asia/Tokyo', '03-27', '10-30', 'Tue 18:00*6', 'Thu 18:00*6', 'Sat 18:00*6'),
    'Chiba Lotte Marines|Chunichi Dragons|Fukuoka Hawks|Hanshin Tigers|Hiroshima Carp|Nippon-Ham Fighters|Orix Buffaloes|Rakuten Eagles|Saitama Lions|Yakult Swallows|Yokohama BayStars|Yomiuri Giants',
  ),
  league(
    479,
    'KR',
    58,
    'leagues.baseball.south_korea.kbo',
    season('Asia/Seoul', '03-28', '10-30', 'Tue 18:30*5', 'Thu 18:30*5', 'Sat 18:30*5'),
    'Doosan Bears|Hanwha Eagles|Kia Tigers|Kiwoom Heroes|KT Wiz|LG Twins|Lotte Giants|NC Dinos|Samsung Lions|SSG Landers',
  ),
  league(
    480,
    'MX',
    46,
    'leagues.baseball.mexico.liga_mexicana',
    season('America/Mexico_City', '04-16', '09-12', 'Tue 19:00*4 19:30*5', 'Thu 19:30*9', 'Sun 16:00*4 18:00*5'),
    'Acereros|Algodoneros|Bravos de León|Caliente de Durango|Charros|Conspiradores|Diablos Rojos|Dorados|El Águila|Guerreros|Leones|Olmecas|Pericos|Piratas|Rieleros|Saraperos|Sultanes|Toros de Tijuana',
  ),
  league(
    481,
    'TW',
    44,
    'leagues.baseball.taiwan.cpbl',
    season('Asia/Taipei', '03-28', '10-30', 'Wed 18:35*3', 'Fri 18:35*3', 'Sun 18:35*3'),
    'CTBC Brothers|Fubon Guardians|Rakuten Monkeys|TSG Hawks|Uni-President Lions|Wei Chuan Dragons',
  ),
  league(
    482,
    'DO',
    48,
    'leagues.baseball.dominican_republic.lidom',
    season('America/Santo_Domingo', '10-16', '01-27', 'Tue 19:30*3', 'Thu 19:30*3', 'Sat 19:30*3'),
    'Águilas Cibaeñas|Estrellas Orientales|Gigantes del Cibao|Leones del Escogido|Tigres del Licey|Toros del Este',
  ),
  league(
    483,
    'VE',
    44,
    'leagues.baseball.venezuela.lvbp',
    season('America/Caracas', '10-18', '01-30', 'Wed 18:30*2 19:00*2', 'Fri 19:00*4', 'Sun 19:00*4'),
    'Águilas del Zulia|Bravos de Margarita|Cardenales de Lara|Caribes|Leones del Caracas|Navegantes|Tiburones|Tigres de Aragua',
  ),
  league(
    484,
    'MX',
    42,
    'leagues.baseball.mexico.liga_del_pacifico',
    season('America/Hermosillo', '10-14', '01-25', 'Tue 19:30*5', 'Thu 19:30*5', 'Sun 19:30*5'),
    'Águilas de Mexicali|Algodoneros de Guasave|Cañeros|Jaguares|Mayos|Naranjeros|Tomateros|Tucson Baseball|Venados|Yaquis',
  ),
  league(
    485,
    'AU',
    36,
    'leagues.baseball.australia.abl',
    season('Australia/Sydney', '11-12', '02-06', 'Thu 19:00, Fri 19:00*2', 'Sun 19:00*3'),
    'Adelaide Giants|Brisbane Bandits|Melbourne Aces|Perth Heat|Sydney Blue Sox|Canberra Cavalry',
  ),
];
