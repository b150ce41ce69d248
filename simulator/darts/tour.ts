import { text } from '../../sandbox/texts/text.ts';
import { type Endless, teams, type Tour } from '../catalogue/competition.ts';
import { stop } from '../catalogue/tennis-stops.ts';

const stops = [
  stop(422, 'England', 76, 'leagues.darts.world_masters', 'Europe/London', [2, 28]),
  stop(423, 'England', 58, 'leagues.darts.british_open', 'Europe/London', [10, 40]),
  stop(424, 'DE', 54, 'leagues.darts.german_grand_prix', 'Europe/Berlin', [6, 16, 36]),
  stop(425, 'NL', 54, 'leagues.darts.dutch_masters', 'Europe/Amsterdam', [4, 18, 44]),
  stop(426, 'BE', 46, 'leagues.darts.belgian_open', 'Europe/Brussels', [12, 24, 38]),
  stop(427, 'IE', 46, 'leagues.darts.irish_open', 'Europe/Dublin', [8, 20, 32, 46]),
  stop(428, 'AU', 48, 'leagues.darts.australian_masters', 'Australia/Sydney', [30, 34]),
  stop(429, 'England', 64, 'leagues.darts.grand_slam_of_legs', 'Europe/London', [48, 50]),
  stop(438, 'CZ', 42, 'leagues.darts.czech_open', 'Europe/Prague', [14, 22, 26, 42]),
];

/** Nobody of these players lives outside this table. */
export const dartsTours: readonly Tour[] = [
  {
    size: 16,
    stops,
    players: teams(
      'A. Abbot|H. Aldridge|P. Barlow|B. Beckett|J. Blakeway|R. Bramley|C. Caulfield|K. Cheadle|S. Colclough|D. Cropper|L. Dalby|T. Denholm|E. Drayton|M. Eastham|V. Eldridge|F. Farrow|N. Fenwick|W. Garside|G. Gledhill|O. Greaves|A. Hadfield|H. Halford|P. Hartnell|B. Heywood|J. Inskip|R. Jessop|C. Kendrick|K. Kershaw|S. Langford|D. Leadbetter|L. Lomas|T. Marsden|E. Middleham|M. Naylor|V. Oakden|F. Ormerod|N. Pickering|W. Priestley|G. Quayle|O. Radcliffe',
    ),
    qualifiers: teams(
      'A. Rowbotham|H. Saville|P. Shackleton|B. Tattersall|J. Thackray|R. Unsworth|C. Varley|K. Wadsworth|S. Whitlow|D. Yardley|L. Bakker|T. Brouwer|E. Dekker|M. Hendriks|V. Jonker|F. Kuipers',
    ),
  },
];

/** Sixty players, so that everybody rests for a day. */
export const dartsSeries: readonly Endless[] = [
  {
    id: 439,
    country: 'NL',
    weight: 27,
    minutes: 60,
    name: text('leagues.darts.evening_series'),
    teams: teams(
      'A. Aerts|H. Adams|P. Baumann|B. Bergmann|J. Claes|R. Corbett|C. Daems|K. Dietrich|S. Engel|D. Fassbender|L. Fleck|T. Gerrits|E. Goossens|M. Haas|V. Hinrichs|F. Huber|N. Ivers|W. Jansen|G. Keller|O. Kessler|A. Koster|H. Kraft|P. Lammers|B. Lindner|J. Maes|R. Mertens|C. Nagel|K. Neumann|S. Ochs|D. Otten|L. Peeters|T. Pohl|E. Prins|M. Raven|V. Reinders|F. Roth|N. Sanders|W. Schilder|G. Seidel|O. Smeets|A. Stolk|H. Thiel|P. Timmer|B. Ulrich|J. Verbeek|R. Vogel|C. Vos|K. Wagner|S. Wouters|D. Zander|L. Ackermann|T. Bosman|E. Coppens|M. Ditters|V. Everts|F. Franke|N. Geller|W. Hofman|G. Jaspers|O. Kamp',
    ),
  },
];
