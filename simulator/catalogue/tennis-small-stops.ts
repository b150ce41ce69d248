import type { Stop } from './competition.ts';
import { stop } from './tennis-stops.ts';

export const challengerEurope: readonly Stop[] = [
  stop(300, 'PT', 42, 'leagues.tennis.atp_challenger_oeiras', 'Europe/Lisbon', [8, 16, 24, 32, 40, 48]),
  stop(301, 'CH', 40, 'leagues.tennis.atp_challenger_lugano', 'Europe/Zurich', [9, 17, 25, 33, 41]),
  stop(302, 'ES', 40, 'leagues.tennis.atp_challenger_murcia', 'Europe/Madrid', [2, 10, 18, 26, 34, 42]),
  stop(303, 'IT', 40, 'leagues.tennis.atp_challenger_naples', 'Europe/Rome', [3, 11, 19, 27, 35, 43]),
  stop(304, 'DE', 42, 'leagues.tennis.atp_challenger_hamburg', 'Europe/Berlin', [4, 12, 20, 28, 36, 44]),
  stop(305, 'HR', 40, 'leagues.tennis.atp_challenger_zagreb', 'Europe/Zagreb', [5, 13, 21, 29, 37, 45]),
  stop(306, 'FR', 40, 'leagues.tennis.atp_challenger_lille', 'Europe/Paris', [6, 14, 22, 30, 38, 46]),
  stop(307, 'SK', 40, 'leagues.tennis.atp_challenger_bratislava', 'Europe/Bratislava', [7, 15, 23, 31, 39, 47]),
];

export const itfEurope: readonly Stop[] = [
  stop(308, 'TR', 36, 'leagues.tennis.itf_w75_antalya', 'Europe/Istanbul', [6, 12, 18, 24, 30, 36, 42, 48]),
  stop(309, 'ES', 36, 'leagues.tennis.itf_w75_bilbao', 'Europe/Madrid', [1, 7, 13, 19, 25, 31, 37, 43, 49]),
  stop(310, 'PT', 36, 'leagues.tennis.itf_w75_porto', 'Europe/Lisbon', [2, 8, 14, 20, 26, 32, 38, 44, 50]),
  stop(311, 'SK', 36, 'leagues.tennis.itf_w75_trnava', 'Europe/Bratislava', [3, 9, 15, 21, 27, 33, 39, 45, 51]),
  stop(312, 'RO', 36, 'leagues.tennis.itf_w75_bucharest', 'Europe/Bucharest', [4, 10, 16, 22, 28, 34, 40, 46, 52]),
  stop(313, 'FR', 36, 'leagues.tennis.itf_w75_poitiers', 'Europe/Paris', [5, 11, 17, 23, 29, 35, 41, 47, 53]),
];

export const challengerAmericas: readonly Stop[] = [
  stop(
    371,
    'AR',
    40,
    'leagues.tennis.atp_challenger_buenos_aires',
    'America/Argentina/Buenos_Aires',
    [6, 12, 18, 24, 30, 36, 42, 48],
  ),
  stop(372, 'CL', 40, 'leagues.tennis.atp_challenger_santiago', 'America/Santiago', [1, 7, 13, 19, 25, 31, 37, 43, 49]),
  stop(373, 'BR', 40, 'leagues.tennis.atp_challenger_sao_paulo', 'America/Sao_Paulo', [2, 8, 14, 20, 26, 32, 38, 44]),
  stop(374, 'EC', 38, 'leagues.tennis.atp_challenger_guayaquil', 'America/Guayaquil', [3, 9, 15, 21, 27, 33, 39, 45]),
  stop(
    375,
    'US',
    40,
    'leagues.tennis.atp_challenger_charlottesville',
    'America/New_York',
    [4, 10, 16, 22, 28, 34, 40, 46],
  ),
  stop(
    376,
    'US',
    40,
    'leagues.tennis.atp_challenger_san_diego',
    'America/Los_Angeles',
    [5, 11, 17, 23, 29, 35, 41, 47],
  ),
];

export const itfAsia: readonly Stop[] = [
  stop(377, 'JP', 36, 'leagues.tennis.itf_w75_tokyo', 'Asia/Tokyo', [6, 12, 18, 24, 30, 36, 42, 48]),
  stop(378, 'JP', 34, 'leagues.tennis.itf_w75_takasaki', 'Asia/Tokyo', [1, 7, 13, 19, 25, 31, 37, 43, 49]),
  stop(379, 'IN', 36, 'leagues.tennis.itf_w75_bengaluru', 'Asia/Kolkata', [2, 8, 14, 20, 26, 32, 38, 44, 50]),
  stop(380, 'TH', 34, 'leagues.tennis.itf_w75_nonthaburi', 'Asia/Bangkok', [3, 9, 15, 21, 27, 33, 39, 45, 51]),
  stop(381, 'AU', 36, 'leagues.tennis.itf_w75_sydney', 'Australia/Sydney', [4, 10, 16, 22, 28, 34, 40, 46, 52]),
  stop(382, 'CN', 34, 'leagues.tennis.itf_w75_shenzhen', 'Asia/Shanghai', [5, 11, 17, 23, 29, 35, 41, 47, 53]),
];
