import { gameOf, type Slug, slugs } from '../../contracts/games/index.ts';

/** Games of which each choice draws something else: the reader of docs/rounds.md says how much. */
const byChoice: Readonly<Partial<Record<Slug, string>>> = {
  mines: '[Number(choice), 25, true]',
  'peg-drop': '[Number(choice), 2]',
  scratch: '[1, Number(choice)]',
};

const numberOf = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/, count >= 10_000 ? '_' : '');

function shapeOf(slug: Slug): string {
  const { count, of, isDealt = false } = gameOf(slug).shapeOf(gameOf(slug).first);
  return `[${numberOf(count)}, ${numberOf(of)}${isDealt ? ', true' : ''}]`;
}

const nameOf = (slug: Slug): string => (/^\w+$/.test(slug) ? slug : `'${slug}'`);

/** The page of rounds, with what each game draws in the script by which a reader checks one alone. Row CAS-07. */
export const withShapes = (page: string): string =>
  page.replace(/(?<=\nconst shapes = \{\n).*?(?=\n\};\n)/s, () =>
    slugs.map((slug) => `  ${nameOf(slug)}: ${byChoice[slug] ?? shapeOf(slug)},`).join('\n'),
  );
