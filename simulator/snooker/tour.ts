import { text } from '../../sandbox/texts/text.ts';
import { type Endless, teams, type Tour } from '../catalogue/competition.ts';
import { stop } from '../catalogue/tennis-stops.ts';

const stops = [
  stop(383, 'England', 78, 'leagues.snooker.world_trophy', 'Europe/London', [17]),
  stop(384, 'England', 62, 'leagues.snooker.london_masters', 'Europe/London', [3, 45]),
  stop(385, 'CN', 58, 'leagues.snooker.shanghai_open', 'Asia/Shanghai', [31, 37]),
  stop(386, 'CN', 52, 'leagues.snooker.wuhan_open', 'Asia/Shanghai', [35, 41]),
  stop(387, 'Scotland', 50, 'leagues.snooker.scottish_open', 'Europe/London', [7, 49]),
  stop(388, 'DE', 48, 'leagues.snooker.german_masters', 'Europe/Berlin', [5, 21, 29]),
  stop(389, 'SA', 56, 'leagues.snooker.riyadh_masters', 'Asia/Riyadh', [33, 47]),
  stop(393, 'IN', 42, 'leagues.snooker.indian_open', 'Asia/Kolkata', [11, 23, 25]),
  stop(394, 'TH', 42, 'leagues.snooker.thailand_masters', 'Asia/Bangkok', [13, 19, 27, 39]),
  stop(395, 'BE', 42, 'leagues.snooker.antwerp_classic', 'Europe/Brussels', [9, 15, 43, 51]),
];

/** Nobody of these players lives outside this table. */
export const snookerTours: readonly Tour[] = [
  {
    size: 16,
    stops,
    players: teams(
      'A. Ashworth|H. Bai|P. Barker|B. Bellamy|J. Cao|R. Chandler|C. Cheng|K. Dawes|S. Dent|D. Elliott|L. Fan|T. Fielding|E. Gao|M. Gough|V. Guo|F. Hallett|N. Hao|W. Harker|G. Hopkirk|O. Jia|A. Judge|H. Kang|P. Keogh|B. Lang|J. Liao|R. Lister|C. Ma|K. Marlow|S. Meng|D. Milner|L. Niu|T. Norris|E. Oldham|M. Pan|V. Peel|F. Qin|N. Rawson|W. Ren|G. Rigby|O. Shen',
    ),
    qualifiers: teams(
      'A. Sims|H. Song|P. Stanton|B. Tan|J. Tierney|R. Tong|C. Upton|K. Wade|S. Wei|D. Whelan|L. Xiao|T. Yan|E. Yates|M. Yin|V. Yue|F. Zhai',
    ),
  },
];

/** Sixty players, so that everybody rests for a day. */
export const snookerSeries: readonly Endless[] = [
  {
    id: 396,
    country: 'IN',
    weight: 26,
    minutes: 120,
    name: text('leagues.snooker.club_series'),
    teams: teams(
      'A. Akhtar|H. Amin|P. Banerjee|B. Bhatt|J. Chawla|R. Chopra|C. Dalal|K. Desai|S. Dutta|D. Gill|L. Goyal|T. Iyer|E. Jain|M. Joshi|V. Kapoor|F. Khanna|N. Kohli|W. Kulkarni|G. Lal|O. Mahajan|A. Malik|H. Mehta|P. Menon|B. Mishra|J. Modi|R. Nair|C. Naidu|K. Pandey|S. Parekh|D. Patil|L. Pillai|T. Prasad|E. Puri|M. Rana|V. Rathi|F. Reddy|N. Sahni|W. Saxena|G. Seth|O. Sethi|A. Shah|H. Sharma|P. Shetty|B. Singhania|J. Sodhi|R. Soni|C. Suri|K. Swamy|S. Tandon|D. Thakur|L. Tiwari|T. Trivedi|E. Vaidya|M. Varma|V. Verma|F. Vora|N. Wadia|W. Walia|G. Yadav|O. Zaveri',
    ),
  },
];
