import { teams } from '../catalogue/competition.ts';

/** Invented names. A name of a horse or a dog has two words. */
const first = teams(
  'Amber|Bramble|Copper|Dapper|Early|Faithful|Gentle|Hidden|Idle|Jolly|Kindly|Lunar|Merry|Nimble|Ocean|Plain|Quiet|Rusty|Silver|Tidal|Upland|Velvet|Willow|Yonder|Zesty|Autumn|Brisk|Clever|Distant|Eager|Frosty|Golden|Hasty|Ivory|Jaunty|Keen|Little|Misty|Noble|Olive|Proud|Quick|Royal|Sandy|Thrifty|Urban|Violet|Winter|Young|Azure|Bonny|Coastal|Dusty|Evening|Ferry|Ginger|Harbour|Indigo|Jasmine|Knotty|Lively|Marble|Northern|Orchard|Paper|Quilted|Random|Scarlet|Tin|Umber|Vagrant|Windy|Yellow|Ashen|Barley|Cedar|Dawn|Elder|Fabled|Grey',
);
const second = teams(
  'Lantern|Ledger|Bell|Reach|Meadow|Soldier|Tide|Quill|Penny|Fiddle|Anchor|Bishop|Candle|Drummer|Echo|Falcon|Garland|Harvest|Island|Juniper|Kettle|Legend|Minstrel|Needle|Oracle|Pilgrim|Quarry|Ribbon|Sparrow|Thistle|Uplift|Voyage|Whisper|Yarn|Zephyr|Almanac|Beacon|Compass|Domino|Ember|Flagon|Gambit|Hollow|Inkwell|Jester|Kingdom|Lullaby|Magpie|Nectar|Orbit|Parade|Quiver|Rascal|Sextant|Tempest|Umbrella|Verdict|Wanderer|Yeoman|Zigzag|Arrow|Ballad|Cobble|Dancer|Errand|Feather|Glimmer|Heather|Idler|Jigsaw|Kestrel|Lagoon|Mariner|Novel|Oatfield|Postman|Quartz|Runner|Saddler|Tinker',
);
const people = teams(
  'Adderly|Brune|Castell|Dorrin|Ekwall|Farrow|Garrick|Hollis|Iverin|Jessop|Kerrane|Lindvall|Maddern|Nairne|Okaford|Pascow|Quennell|Renwicke|Sorley|Toller|Ullman|Vansen|Whitlow|Yarrel|Ames-Reed|Bellmore|Carrow|Denholt|Eastry|Fenby|Gossage|Harkin|Islay|Jarrow|Kestle|Lorimer',
);
const letters = 'ABCDEFGHJKLMNOPRSTVW';
/** Of a race. */
const races = teams(
  'Marram|Dunlin|Orchard|Lighthouse|Foundry|Harvester|Coronet|Meadowlark|Bellringer|Old Mill|Riverside|Stablemates|Kingfisher|Hawthorn|Market Day|Founders|Sundial|Coopers|Windmill|Saddlery|Greenway|Causeway|Tollgate|Lantern',
);

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

/** Different for each number up to 6,400. */
export const runnerName = (number: number): string => {
  const word = number % first.length;
  return `${at(first, word)} ${at(second, Math.floor(number / first.length) + word * 7)}`;
};
export const personName = (number: number): string =>
  `${letters[number % letters.length] ?? ''}. ${at(people, Math.floor(number / letters.length))}`;
export const raceName = (number: number): string => at(races, number);
