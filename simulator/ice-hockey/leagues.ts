import type { League } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

export const hockeyLeagues: readonly League[] = [
  league(
    430,
    'US',
    86,
    'leagues.ice_hockey.united_states.nhl',
    season(
      'America/New_York',
      '10-06',
      '06-18',
      'Tue 19:00*6 19:30*4 21:00*3 22:00*3',
      'Sat 13:00*3 15:00 19:00*8 20:00 22:00*3',
    ),
    'Anaheim Ducks|Boston Bruins|Buffalo Sabres|Calgary Flames|Carolina Hurricanes|Chicago Blackhawks|Colorado Avalanche|Columbus Blue Jackets|Dallas Stars|Detroit Red Wings|Edmonton Oilers|Florida Panthers|Los Angeles Kings|Minnesota Wild|Montréal Canadiens|Nashville Predators|New Jersey Devils|New York Islanders|New York Rangers|Ottawa Senators|Philadelphia Flyers|Pittsburgh Penguins|San Jose Sharks|Seattle Kraken|St. Louis Blues|Tampa Bay Lightning|Toronto Maple Leafs|Utah Mammoth|Vancouver Canucks|Vegas Golden Knights|Washington Capitals|Winnipeg Jets',
  ),
  league(
    431,
    'RU',
    76,
    'leagues.ice_hockey.russia.khl',
    season(
      'Europe/Moscow',
      '09-03',
      '05-25',
      'Wed 12:30 14:30 17:00 19:00*3 19:30*5',
      'Sun 13:00 14:30*2 17:00*5 19:00*3',
    ),
    'Admiral Vladivostok|Ak Bars Kazan|Amur Khabarovsk|Avangard Omsk|Avtomobilist|Barys Astana|CSKA Moscow|Dinamo Minsk|Dynamo Moscow|Lada Togliatti|Lokomotiv Yaroslavl|Metallurg Magnitogorsk|Neftekhimik|Salavat Yulaev|Severstal|Shanghai Dragons|Sibir Novosibirsk|SKA St. Petersburg|Sochi|Spartak Moscow|Torpedo|Traktor Chelyabinsk',
  ),
  league(
    432,
    'SE',
    66,
    'leagues.ice_hockey.sweden.shl',
    season('Europe/Stockholm', '09-12', '05-03', 'Wed 19:00*7', 'Sat 15:15*3 16:00*2 18:00*2'),
    'Brynäs|Djurgården|Frölunda|Färjestad|HV71|Leksand|Linköping|Luleå|Malmö Redhawks|Örebro|Rögle|Skellefteå|Timrå|Växjö Lakers',
  ),
  league(
    433,
    'FI',
    60,
    'leagues.ice_hockey.finland.liiga',
    season('Europe/Helsinki', '09-08', '05-03', 'Wed 18:30*8', 'Sat 15:00*2 17:00*6'),
    'HIFK|HPK|Ilves|Jokerit|Jukurit|JYP|KalPa|Kiekko-Espoo|KooKoo|Kärpät|Lukko|Pelicans|SaiPa|Sport|Tappara|TPS',
  ),
  league(
    434,
    'CZ',
    58,
    'leagues.ice_hockey.czechia.extraliga',
    season('Europe/Prague', '09-10', '05-02', 'Tue 17:30*2 18:00*5', 'Fri 17:30*3 18:00*4'),
    'Energie Karlovy Vary|Dynamo Pardubice|HC Kometa Brno|HC Litvínov|HC Motor|HC Olomouc|HC Plzeň|HC Vítkovice|Kladno|Liberec|Mladá Boleslav|Mountfield HK|Oceláři Třinec|Sparta Praha',
  ),
  league(
    435,
    'DE',
    56,
    'leagues.ice_hockey.germany.del',
    season('Europe/Berlin', '09-10', '05-02', 'Wed 19:30*7', 'Fri 19:30*5, Sat 17:00*2'),
    'Adler Mannheim|Augsburger Panther|Dresdner Eislöwen|Eisbären Berlin|ERC Ingolstadt|Fischtown Pinguins|Grizzlys Wolfsburg|Iserlohn Roosters|Kölner Haie|Löwen Frankfurt|Nürnberg Ice Tigers|Red Bull München|Schwenninger Wild Wings|Straubing Tigers',
  ),
  league(
    436,
    'CH',
    56,
    'leagues.ice_hockey.switzerland.national_league',
    season('Europe/Zurich', '09-08', '05-02', 'Tue 19:45*7', 'Fri 19:45*4, Sat 19:45*3'),
    'Ajoie|Ambrì-Piotta|Bern|Biel-Bienne|Davos|Fribourg-Gottéron|Genève-Servette|Kloten|Lausanne|Lugano|Rapperswil-Jona|SCL Tigers|ZSC Lions|Zug',
  ),
  league(
    437,
    'AU',
    30,
    'leagues.ice_hockey.australia.aihl',
    season('Australia/Sydney', '04-04', '08-30', 'Wed 19:30*5', 'Sat 17:00*4 19:30'),
    'Adelaide Adrenaline|Brisbane Lightning|Canberra Brave|Central Coast Rhinos|Melbourne Ice|Melbourne Mustangs|Newcastle Northstars|Perth Thunder|Sydney Bears|Sydney Ice Dogs',
  ),
];
