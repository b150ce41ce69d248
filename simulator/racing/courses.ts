import { greyhounds, horseRacing } from '../../contracts/racing-sports.ts';
import { teams } from '../catalogue/competition.ts';
import { countryOf } from '../catalogue/countries.ts';
import type { FixtureChamp } from '../fixture.ts';
import { nameText } from '../names/name-text.ts';

/** Where races are run. `place`: in the table. `isSand`: the going is always the same. */
export type Course = { champ: FixtureChamp; place: number; isDogs: boolean; isSand: boolean };

/** Invented courses: three for each part of the day from midnight UTC on, where it is day then. An asterisk marks sand. */
const horses = teams(
  'AU Wallabee Flat|AU Corrigal Downs|NZ Tamahine Park|JP Mizunara*|IN Sonagarh|AU Burrandel*|GB Saltmarsh Sands*|IE Kilmorran|ZA Vaalkop|GB Harrowfell|FR Clairvaux-le-Pin|IE Ballyduane|US Painted Mesa*|CA Loon Ridge|AR Campo Sereno',
);
const dogs = teams(
  'AU Wattle Bend|AU Emu Springs|NZ Karaka Road|AU Ironbark|AU Cockatoo Hill|NZ Totara Street|GB Eastfield Lane|IE Dunmore Cross|GB Castle Vale|GB Millgate|IE Shannonbeg|GB Tyne Meadow|US Gulf Palms|US Cactus Run|US Bayou Lights',
);

/** Numbers of competitions above those of virtual sports. */
const firstChamp = { horses: 920, dogs: 940 };
const weight = 30;

const courseOf = (written: string, place: number, isDogs: boolean): Course => {
  const [country, name] = [written.slice(0, 2), written.slice(3)];
  return {
    champ: {
      id: (isDogs ? firstChamp.dogs : firstChamp.horses) + place,
      sportId: isDogs ? greyhounds : horseRacing,
      country: countryOf(country),
      name: nameText(name.replace('*', ''), 'en'),
      weight,
    },
    place,
    isDogs,
    isSand: isDogs || name.endsWith('*'),
  };
};

/** Horses first. */
export const courses: readonly (readonly Course[])[] = [
  horses.map((written, place) => courseOf(written, place, false)),
  dogs.map((written, place) => courseOf(written, place, true)),
];

/** The first courses of each sport: this share of them. */
export const partOfCourses = (share: number): Course[] =>
  courses.flatMap((own) => own.slice(0, Math.ceil(own.length * share)));
