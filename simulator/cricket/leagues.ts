import type { League } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

/** Twenty overs a side. */
export const cricketLeagues: readonly League[] = [
  league(
    486,
    'IN',
    86,
    'leagues.cricket.india.t20_premier_league',
    season('Asia/Kolkata', '03-20', '05-31', 'Tue 19:30*2, Wed 19:30*3', 'Sat 15:30 19:30, Sun 15:30 19:30*2'),
    'Ahmedabad|Bengaluru|Chennai|Delhi|Hyderabad|Jaipur|Kolkata|Lucknow|Mohali|Mumbai',
  ),
  league(
    487,
    'AU',
    66,
    'leagues.cricket.australia.t20_league',
    season('Australia/Sydney', '12-12', '01-27', 'Tue 19:15, Wed 19:15*3', 'Fri 19:15*2, Sat 18:05 19:15'),
    'Adelaide|Brisbane|Hobart|Melbourne East|Melbourne West|Perth|Sydney North|Sydney South',
  ),
  league(
    488,
    'PK',
    56,
    'leagues.cricket.pakistan.t20_league',
    season('Asia/Karachi', '02-10', '03-20', 'Wed 19:00*3', 'Sat 14:00 19:00, Sun 19:00'),
    'Islamabad|Karachi|Lahore|Multan|Peshawar|Quetta',
  ),
  league(
    489,
    'ZA',
    56,
    'leagues.cricket.south_africa.t20_league',
    season('Africa/Johannesburg', '01-08', '02-10', 'Tue 17:30, Wed 17:30*2', 'Sat 13:30 17:30, Sun 15:30'),
    'Cape Town|Durban|Gqeberha|Johannesburg|Paarl|Pretoria',
  ),
  league(
    490,
    'England',
    60,
    'leagues.cricket.england.t20_cup',
    season('Europe/London', '05-25', '09-14', 'Tue 18:30*4, Wed 18:30*4', 'Fri 18:30*4 19:00*3, Sun 14:30*2'),
    'Birmingham|Derby|Durham|Essex|Glamorgan|Gloucester|Hampshire|Kent|Lancashire|Leicester|Middlesex|Northampton|Nottingham|Somerset|Surrey|Sussex|Worcester|Yorkshire',
  ),
  league(
    491,
    'BD',
    48,
    'leagues.cricket.bangladesh.t20_league',
    season('Asia/Dhaka', '12-20', '01-31', 'Tue 18:30, Wed 18:30*2', 'Sat 14:00 19:00, Sun 14:00'),
    'Barisal|Chattogram|Cumilla|Dhaka|Khulna|Rangpur|Sylhet',
  ),
  league(
    492,
    'NZ',
    44,
    'leagues.cricket.new_zealand.t20_league',
    season('Pacific/Auckland', '12-18', '02-04', 'Tue 17:40, Wed 17:40*2', 'Fri 18:40, Sat 14:40, Sun 14:40'),
    'Auckland|Canterbury|Central Districts|Northern Districts|Otago|Wellington',
  ),
  league(
    493,
    'WORLD',
    52,
    'leagues.cricket.caribbean_t20',
    season('America/Port_of_Spain', '08-12', '09-24', 'Wed 19:00*3', 'Sat 10:00 19:00, Sun 19:00'),
    'Antigua|Barbados|Guyana|Jamaica|Saint Lucia|Trinidad',
  ),
  league(
    494,
    'IN',
    50,
    'leagues.cricket.india.t20_state_trophy',
    season('Asia/Kolkata', '10-10', '12-16', 'Tue 16:30*8', 'Fri 11:00*4 16:30*4', 'Sun 16:30*8'),
    'Assam|Baroda|Bengal|Goa|Gujarat|Haryana|Himachal|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Odisha|Punjab|Rajasthan|Tamil Nadu|Vidarbha',
  ),
];
