import { facts } from '../../../contracts/games/facts.ts';
import { lottos } from '../../../contracts/pools/index.ts';
import { sharedGames } from '../../../contracts/shared-games/index.ts';
import { disciplineWords } from '../../../simulator/index.ts';
import { lottoDrawById } from '../../lotto/index.ts';
import { dictionary } from '../../site/dictionaries.ts';
import { teamOf } from '../../statistics/index.ts';
import { localize } from '../../texts/text.ts';
import { tournaments } from '../../tournaments/index.ts';
import type { World } from '../../world/world.ts';
import { alphabetIn } from '../alphabet/alphabet.ts';
import { newsIn } from '../news/articles.ts';
import { pageTexts } from '../page-texts.ts';
import { promotionsFor } from '../promotions/promotions.ts';

/** The text source, and its world. */
export type Asked = { world: World; language: string };
/** The name of a kind of page in the texts of this service, and what its gaps hold. */
type Filled = { kind: string; values: Readonly<Record<string, string>> };
/**
 * The written text about the subject of the page: an article, a promotion, a term. `title` empty: the page names
 * itself.
 */
type Written = { title: string; lead: string };
export type About = Filled | Written;
/** Gets the parts of the address for which its pattern has a star. Null: there is no such subject. */
type Look = (asked: Asked, ...parts: string[]) => About | null;

/** The number that a part of an address begins with: `17-serie-a`. */
const numberOf = (part: string): number => Number.parseInt(part, 10);
export const textIn = (language: string, group: string, key: string): string =>
  dictionary(language, group)?.[key] ?? '';

/** Null without a value for each gap: the subject has no name here. */
const filled = (kind: string, values: Readonly<Record<string, string>>): About | null =>
  Object.values(values).includes('') ? null : { kind, values };

const nameOfGame = (language: string, slug: string): string =>
  textIn(language, 'rounds', `rounds.name.${slug}`) || textIn(language, 'shared', `shared.name.${slug}`);

const room: Look = ({ language }, id = '', slug = '') => {
  const isOurs = [...facts, ...sharedGames].some((game) => String(game.id) === id && game.slug === slug);
  const lead =
    textIn(language, 'originals', `rounds.lead.${slug}`) ||
    textIn(language, 'rounds', `rounds.lead.${slug}`) ||
    textIn(language, 'shared', `shared.lead.${slug}`);
  return isOurs && lead !== '' ? { title: '', lead: `${nameOfGame(language, slug)}. ${lead}` } : null;
};
const gameAs =
  (kind: string): Look =>
  ({ language }, slug = '') =>
    filled(kind, { name: nameOfGame(language, slug) });

/** With its country: `England. Premier League`. */
export function champName({ world, language }: Asked, champId: number): string {
  const champ = world.simulator.almanac.champ(champId);
  return champ === undefined ? '' : localize(champ.name, language);
}
const champAs =
  (kind: string): Look =>
  (asked, champ = '') =>
    filled(kind, { champ: champName(asked, numberOf(champ)) });

const teamPart: Look = ({ world, language }, id = '', part = '') => {
  const known = teamOf(world.simulator.almanac, numberOf(id));
  return filled('team', {
    team: known === undefined ? '' : localize(known.team.name, language),
    part: textIn(language, 'statistics', `stat.section.${part}`),
  });
};

/** A match of the timetable, played, in play or to come. */
export const matchAs =
  (kind: string): Look =>
  (asked, id = '') => {
    const fixture = asked.world.simulator.almanac.match(numberOf(id))?.fixture;
    if (fixture === undefined) return null;
    const { home, away, champ } = fixture;
    return filled(kind, {
      home: localize(home.name, asked.language),
      away: localize(away.name, asked.language),
      champ: champName(asked, champ.id),
    });
  };

const disciplineAs =
  (kind: string): Look =>
  ({ language }, slug = '') => {
    const words = Object.values(disciplineWords).find((one) => one.slug === slug);
    return filled(kind, { name: words === undefined ? '' : localize(words.name, language) });
  };

const totoAs =
  (kind: string): Look =>
  ({ language }, slug = '') =>
    filled(kind, { kind: textIn(language, 'seo', `seo.toto.${slug}`) });

const lotteryOf = (id: number): string => {
  const lotto = lottos.find((one) => one.id === id);
  return lotto === undefined ? '' : `${String(lotto.pick)}/${String(lotto.of)}`;
};
const lotteryAs =
  (kind: string): Look =>
  (_, id = '') =>
    filled(kind, { game: lotteryOf(numberOf(id)) });
const lotteryDraw: Look = ({ world }, id = '') => {
  const draw = lottoDrawById(world, numberOf(id));
  return filled('lottery-draw', { draw: id, game: draw === undefined ? '' : lotteryOf(draw.lotto_id) });
};

const tournament: Look = ({ world, language }, id = '') => {
  const found = tournaments(world).find((one) => one.id === numberOf(id));
  if (found === undefined) return null;
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return filled('tournament', {
    name: textIn(language, 'tournaments', `tournaments.name.${found.kind}`),
    day: day.format(found.starts_at),
  });
};

const article: Look = ({ language }, slug = '') => newsIn(language).find((one) => one.slug === slug) ?? null;
/** For visitors, as robots are. */
const offerOf = ({ world, language }: Asked, id: string) =>
  promotionsFor({ world, userId: null, language }).find((one) => one.id === id);
const promotion: Look = (asked, id = '') => offerOf(asked, id) ?? null;
const offerAs =
  (kind: string): Look =>
  (asked, id = '') =>
    filled(kind, { name: offerOf(asked, id)?.title ?? '' });

const landing: Look = ({ language }, slug = '') => {
  const [block] = pageTexts(`page/${slug}`, language).texts;
  return block === undefined ? null : { title: block.title ?? '', lead: block.paragraphs[0] ?? '' };
};

/** A term, or the group of terms that the address names. */
const terms: Look = ({ language }, block = '', category = '', slug = '') => {
  const found = alphabetIn(language).blocks.find(({ id }) => id === block);
  const group = found?.categories.find(({ id }) => id === category);
  const term = group?.terms.find((one) => one.slug === slug);
  if (term !== undefined) return { title: term.title, lead: `${term.title}. ${term.text}` };
  const part = group ?? found;
  if (part === undefined) return null;
  const named = found === undefined || group === undefined ? part.title : `${group.title} · ${found.title}`;
  const inside = 'terms' in part ? part.terms : part.categories;
  return { title: named, lead: `${named}: ${inside.map(({ title }) => title).join(', ')}.` };
};

const bonusGames: Look = () => ({ kind: 'bonus-games', values: {} });

/** Pages about a subject, by section and the rest of the address. */
const looks: readonly (readonly [pattern: string, look: Look])[] = [
  ['slots/game/*/*', room],
  ['casino/game/*/*', room],
  ['casino/*', gameAs('tables')],
  ['allgamesentrance/*', gameAs('game-project')],
  ['games-landing/*', gameAs('game-about')],
  ['champs/*', champAs('champ')],
  ['champs/*/final', champAs('champ-final')],
  ['team/*/*', teamPart],
  ['statistic/*', matchAs('statistic-match')],
  ['cyber/real/*', disciplineAs('discipline')],
  ['cyber/real/*/champs', disciplineAs('discipline-champs')],
  ['cyber/real/-/*', champAs('discipline-champ')],
  ['cyber/real/-/-/*', matchAs('line-match')],
  ['toto/*', totoAs('toto-kind')],
  ['toto/*/draw', totoAs('toto-kind-draw')],
  ['toto/*/next', totoAs('toto-kind-next')],
  ['toto/*/coupons', totoAs('toto-kind-coupons')],
  ['toto/*/nonimees', totoAs('toto-kind-nonimees')],
  ['lotto/catalog/*', lotteryAs('lottery')],
  ['lotto/results/*', lotteryAs('lottery-results')],
  ['lotto/view/*', lotteryDraw],
  ['bonus/casino/tournaments/*', tournament],
  ['bonus/casino/promotions/*', offerAs('casino-offer-terms')],
  ['bonus/casino/*', offerAs('casino-offer')],
  ['bonus/games/-/-', bonusGames],
  ['bonus/games', bonusGames],
  ['betting-alphabet/*/*/*', terms],
  ['betting-alphabet/*/*', terms],
  ['betting-alphabet/*', terms],
  ['news/*', article],
  ['promotions/*', promotion],
  ['page/*', landing],
];

/** `*` gives its part to the look, `-` takes any. Null: the address is of another shape. */
function partsOf(pattern: string, path: readonly string[]): string[] | null {
  const shape = pattern.split('/');
  const fits =
    shape.length === path.length && shape.every((part, at) => part === '*' || part === '-' || part === path[at]);
  return fits ? path.filter((_, at) => shape[at] === '*') : null;
}

/** What the page at this address is about. Null: a page about nothing in particular, or about what this world does not have. */
export function aboutOf(asked: Asked, path: string): About | null {
  const segments = path.split('/');
  for (const [pattern, look] of looks) {
    const parts = partsOf(pattern, segments);
    const about = parts === null ? null : look(asked, ...parts);
    if (about !== null) return about;
  }
  return null;
}
