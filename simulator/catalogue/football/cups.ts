import type { League } from '../competition.ts';
import { league } from '../league.ts';
import { champions, libertadores } from './seasons.ts';

/** Cups of the continents, for clubs of their leagues. */
export const cups: readonly League[] = [
  league(
    125,
    'EUROPE',
    99,
    'leagues.football.uefa_champions_league',
    champions,
    'Arsenal FC|Chelsea FC|Liverpool FC|Manchester City FC|Newcastle United FC|Tottenham Hotspur FC|FC Bayern München|Borussia Dortmund|Bayer 04 Leverkusen|Eintracht Frankfurt|Athletic Club|Club Atlético de Madrid|FC Barcelona|Real Madrid CF|Villarreal CF|Atalanta BC|FC Internazionale Milano|Juventus FC|SSC Napoli|AS Monaco FC|Olympique de Marseille|Paris Saint-Germain FC|AFC Ajax|PSV|Sport Lisboa e Benfica|Sporting Clube de Portugal|Club Brugge KV|Union Saint-Gilloise|Galatasaray|Olympiakos Piraeus|FC Copenhagen|Slavia Praha|Pafos FC|RB Salzburg|Celtic FC|Shakhtar Donetsk',
  ),
  league(
    131,
    'SOUTH-AMERICA',
    85,
    'leagues.football.copa_libertadores',
    libertadores,
    'CR Flamengo|SE Palmeiras|Cruzeiro EC|Fluminense FC|Botafogo FR|SC Corinthians Paulista|Boca Juniors|River Plate|Estudiantes|Rosario Central|Lanús|Talleres de Córdoba|Atlético Nacional|Santa Fe|Deportes Tolima|Millonarios|Colo-Colo|Universidad de Chile|Coquimbo Unido|Nacional|Peñarol|Liverpool Montevideo|Cerro Porteño|Libertad|Olimpia|Alianza Lima|Universitario|Sporting Cristal|LDU Quito|Independiente del Valle|Bolívar|Deportivo Táchira',
  ),
];
