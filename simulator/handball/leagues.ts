import type { League } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

export const handballLeagues: readonly League[] = [
  league(
    450,
    'DE',
    64,
    'leagues.handball.germany.bundesliga',
    season('Europe/Berlin', '09-01', '06-14', 'Thu 19:00*4, Sat 18:00*2 19:00, Sun 15:00 16:30'),
    'Bergischer HC|Füchse Berlin|Frisch Auf Göppingen|GWD Minden|Hannover-Burgdorf|HSG Wetzlar|HSV Hamburg|MT Melsungen|Rhein-Neckar Löwen|SC Magdeburg|SG Flensburg-Handewitt|TBV Lemgo|THW Kiel|ThSV Eisenach|TVB Stuttgart|VfL Gummersbach|Erlangen|Leipzig',
  ),
  league(
    451,
    'FR',
    58,
    'leagues.handball.france.starligue',
    season('Europe/Paris', '09-03', '06-08', 'Fri 20:00*4, Sat 20:00*3, Sun 17:00'),
    'Aix|Cesson Rennes|Chambéry|Chartres|Créteil|Dijon|Dunkerque|Istres|Limoges|Montpellier|Nantes|Nîmes|Paris Saint-Germain|Saint-Raphaël|Sélestat|Toulouse',
  ),
  league(
    452,
    'ES',
    54,
    'leagues.handball.spain.liga_asobal',
    season('Europe/Madrid', '09-05', '06-07', 'Fri 20:30*2, Sat 18:00*3 20:00*2, Sun 12:30'),
    'Ademar León|Anaitasuna|Barça|Bidasoa Irun|Cangas|Caserío|Cuenca|Granollers|Guadalajara|Huesca|La Rioja|Nava|Puente Genil|Torrelavega|Valladolid|Villa de Aranda',
  ),
  league(
    453,
    'DK',
    50,
    'leagues.handball.denmark.handboldligaen',
    season('Europe/Copenhagen', '09-02', '06-10', 'Wed 19:00*4 20:30, Thu 19:00*2'),
    'Aalborg|Bjerringbro-Silkeborg|Fredericia|GOG|Grindsted|Holstebro|Kolding|Mors-Thy|Nordsjælland|Ribe-Esbjerg|Skanderborg|Skjern|SønderjyskE|TMS Ringsted',
  ),
  league(
    454,
    'EUROPE',
    62,
    'leagues.handball.champions_league',
    { ...season('Europe/Berlin', '09-10', '06-15', 'Thu 18:45*3 20:45*5'), isFortnightly: true },
    'Dinamo București|Eurofarm Pelister|Kolstad|Kielce|Wisła Płock|Pick Szeged|One Veszprém|Sporting CP|HC Zagreb|RK Nexe|Kadetten Schaffhausen|Porto|Benfica|Tatran Prešov|Linz|Ystad',
  ),
  league(
    455,
    'BR',
    32,
    'leagues.handball.brazil.liga_nacional',
    season('America/Sao_Paulo', '03-06', '11-28', 'Sat 16:00*3 18:00*3'),
    'Blumenau|Corinthians|Juiz de Fora|Londrina|Maringá|Pinheiros|Português|São Bernardo|São Caetano|São José|Taubaté|Vasco da Gama',
  ),
];
