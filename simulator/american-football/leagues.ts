import type { League } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

export const americanFootballLeagues: readonly League[] = [
  league(
    472,
    'US',
    90,
    'leagues.american_football.united_states.nfl',
    season('America/New_York', '09-08', '02-08', 'Thu 20:15, Sun 13:00*7 16:05*2 16:25*3 20:20, Mon 19:15 20:15'),
    'Arizona Cardinals|Atlanta Falcons|Baltimore Ravens|Buffalo Bills|Carolina Panthers|Chicago Bears|Cincinnati Bengals|Cleveland Browns|Dallas Cowboys|Denver Broncos|Detroit Lions|Green Bay Packers|Houston Texans|Indianapolis Colts|Jacksonville Jaguars|Kansas City Chiefs|Las Vegas Raiders|Los Angeles Chargers|Los Angeles Rams|Miami Dolphins|Minnesota Vikings|New England Patriots|New Orleans Saints|New York Giants|New York Jets|Philadelphia Eagles|Pittsburgh Steelers|San Francisco 49ers|Seattle Seahawks|Tampa Bay Buccaneers|Tennessee Titans|Washington Commanders',
  ),
  league(
    473,
    'US',
    68,
    'leagues.american_football.united_states.ncaa_football',
    season('America/New_York', '08-28', '01-10', 'Fri 19:30 21:00, Sat 12:00*5 15:30*6 19:00*3 19:30*3 22:30'),
    'Alabama|Arizona State|Auburn|Baylor|Boise State|BYU|Clemson|Colorado|Florida|Florida State|Georgia|Georgia Tech|Illinois|Indiana|Iowa|Iowa State|Kansas State|Kentucky|LSU|Louisville|Miami|Michigan|Michigan State|Mississippi|Missouri|Nebraska|Notre Dame|Ohio State|Oklahoma|Oregon|Penn State|SMU|South Carolina|Syracuse|Tennessee|Texas|Texas A&M|Texas Tech|UCLA|USC|Utah|Virginia Tech|Washington|Wisconsin',
  ),
  league(
    474,
    'CA',
    48,
    'leagues.american_football.canada.cfl',
    season('America/Toronto', '06-04', '11-22', 'Thu 19:30, Fri 19:30, Sat 16:00 19:00'),
    'BC Lions|Calgary Stampeders|Edmonton Elks|Hamilton Tiger-Cats|Montréal Alouettes|Ottawa Redblacks|Saskatchewan Roughriders|Toronto Argonauts|Winnipeg Blue Bombers',
  ),
  league(
    475,
    'EUROPE',
    40,
    'leagues.american_football.european_league_of_football',
    season('Europe/Berlin', '05-16', '09-27', 'Sat 16:25 18:00*2, Sun 13:00*2 16:25*2'),
    'Berlin Thunder|Cologne Centurions|Fehérvár Enthroners|Frankfurt Galaxy|Hamburg Sea Devils|Madrid Bravos|Munich Ravens|Nordic Storm|Paris Musketeers|Prague Lions|Raiders Tirol|Rhein Fire|Stuttgart Surge|Vienna Vikings|Wrocław Panthers',
  ),
  league(
    476,
    'MX',
    34,
    'leagues.american_football.mexico.lfa',
    season('America/Mexico_City', '02-20', '05-30', 'Fri 20:00, Sat 17:00 19:00, Sun 13:00'),
    'Caudillos|Dinos|Gallos Negros|Mexicas|Osos|Raptors|Reyes|Arcángeles',
  ),
];
