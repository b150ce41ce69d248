import { text } from '../texts/text.ts';
import type { Competition } from './competition.ts';
import { teams } from './competition.ts';

export const BASKETBALL: readonly Competition[] = [
  {
    id: 401,
    country: 'US',
    weight: 92,
    lanes: 3,
    quarterMinutes: 12,
    name: text('NBA', 'НБА', 'NBA', 'الرابطة الوطنية NBA'),
    teams: teams(
      'Atlanta Hawks|Boston Celtics|Brooklyn Nets|Charlotte Hornets|Chicago Bulls|Cleveland Cavaliers|Dallas Mavericks|Denver Nuggets|Detroit Pistons|Golden State Warriors|Houston Rockets|Indiana Pacers|Los Angeles Clippers|Los Angeles Lakers|Memphis Grizzlies|Miami Heat|Milwaukee Bucks|Minnesota Timberwolves|New Orleans Pelicans|New York Knicks|Oklahoma City Thunder|Orlando Magic|Philadelphia 76ers|Phoenix Suns|Portland Trail Blazers|Sacramento Kings|San Antonio Spurs|Toronto Raptors|Utah Jazz|Washington Wizards',
    ),
  },
  {
    id: 402,
    country: 'EUROPE',
    weight: 84,
    lanes: 2,
    quarterMinutes: 10,
    name: text('EuroLeague', 'Евролига', 'Euroliga', 'اليوروليغ'),
    teams: teams(
      'Anadolu Efes|AS Monaco|Baskonia|Crvena zvezda|EA7 Emporio Armani Milano|FC Barcelona|FC Bayern München|Fenerbahçe|LDLC ASVEL|Maccabi Tel Aviv|Olympiacos|Panathinaikos|Paris Basketball|Partizan|Real Madrid|Valencia Basket|Virtus Bologna|Žalgiris',
    ),
  },
  {
    id: 403,
    country: 'RU',
    weight: 60,
    lanes: 1,
    quarterMinutes: 10,
    name: text('VTB United League', 'Единая лига ВТБ', 'Liga Unida VTB', 'دوري VTB الموحد'),
    teams: teams(
      'CSKA Moscow|Zenit|UNICS|Lokomotiv-Kuban|Parma Perm|Enisey|Avtodor|Nizhny Novgorod|Samara|Uralmash|MBA Moscow|Runa Moscow',
    ),
  },
  {
    id: 404,
    country: 'AU',
    weight: 50,
    lanes: 1,
    quarterMinutes: 10,
    name: text('NBL', 'НБЛ', 'NBL', 'الدوري الأسترالي لكرة السلة'),
    teams: teams(
      'Adelaide 36ers|Brisbane Bullets|Cairns Taipans|Illawarra Hawks|Melbourne United|New Zealand Breakers|Perth Wildcats|South East Melbourne Phoenix|Sydney Kings|Tasmania JackJumpers',
    ),
  },
  {
    id: 405,
    country: 'JP',
    weight: 46,
    lanes: 1,
    quarterMinutes: 10,
    name: text('B.League B1', 'B.Лига B1', 'B.League B1', 'الدوري الياباني B1'),
    teams: teams(
      'Alvark Tokyo|Sun Rockers Shibuya|Chiba Jets|Utsunomiya Brex|Kawasaki Brave Thunders|Yokohama B-Corsairs|Nagoya Diamond Dolphins|SeaHorses Mikawa|Osaka Evessa|Ryukyu Golden Kings|Hiroshima Dragonflies|Shimane Susanoo Magic',
    ),
  },
];
