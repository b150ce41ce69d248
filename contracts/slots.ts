import { z } from './zod.ts';

/**
 * A place of the page that takes remote apps. `as`: an app is drawn there, or a link of its entry is listed there by the
 * host. `params`: what the app is told of the place; `sample` is one such. `height`: px that the place holds for each app before
 * it has drawn, so that nothing moves; 0 where its coming moves nothing.
 */
type Slot<Params extends z.ZodMiniType> = {
  where: string;
  as: 'app' | 'link';
  params: Params;
  sample: z.infer<Params>;
  height: number;
};
const slot = <Params extends z.ZodMiniType>(row: Slot<Params>) => row;

const none = z.strictObject({});
const game = z.strictObject({ gameId: z.int() });
const place = (where: string, height: number) => slot({ where, as: 'app', params: none, sample: {}, height });
const ofGame = (where: string, height: number) =>
  slot({ where, as: 'app', params: game, sample: { gameId: 1 }, height });
const list = (where: string) => slot({ where, as: 'link', params: none, sample: {}, height: 0 });

/** Every slot of the host. Types, checks, the manifest's schema, the page and the docs follow from this table. */
export const slots = {
  header: place('the head of every page', 55),
  footer: place('the foot of every page', 39),
  notice: place('a line above what the page shows, on every page with header and coupon', 44),
  'home.top': place('home page, above the matches', 96),
  'home.aside': place('home page, beside the matches, in a narrow window below them', 0),
  'board.above': slot({
    where: 'line and live, between the filters and the list',
    as: 'app',
    params: z.strictObject({ zone: z.enum(['live', 'line']), sportId: z.nullable(z.int()) }),
    sample: { zone: 'live', sportId: 1 },
    height: 64,
  }),
  'board.row': ofGame('the end of the names in each row of a match: one small sign', 20),
  'game.above': ofGame('page of a match, above score and markets', 64),
  'game.tab': ofGame('a tab of its own beside the markets of a match, under the title of the app', 160),
  'menu.item': list('menu of sports, after the sports'),
  'coupon.above': place('above the coupon', 56),
  'coupon.below': place('below the coupon', 56),
  'account.menu': list('menu of the player in the header'),
  'office.section': list('menu of the office, after its pages'),
  'search.result': slot({
    where: 'below what the search has found',
    as: 'app',
    params: z.strictObject({ words: z.string() }),
    sample: { words: 'united' },
    height: 0,
  }),
  'footer.link': list('links of the footer, after those of the site'),
  'payment-consultant': place('dialog of the payment consultant', 0),
  registration: place('dialog and page of the registration', 0),
  'support-chat': place('framed chat', 0),
  'technical-pages': place('middle of a page that broke', 0),
} as const;

export type SlotName = keyof typeof slots;
/** What an app in a slot is told of its place. */
export type SlotParams<Name extends SlotName> = Readonly<z.infer<(typeof slots)[Name]['params']>>;

type Every = { [Name in SlotName]: SlotParams<Name> }[SlotName];
type KeyOf<Params> = Params extends unknown ? (string extends keyof Params ? never : keyof Params) : never;
type ValueOf<Params, Key extends PropertyKey> = Params extends unknown
  ? string extends keyof Params
    ? never
    : Params extends Readonly<Record<Key, infer Value>>
      ? Value
      : never
  : never;
/** What any slot may tell. An app that is in several looks at what is there. */
export type PluginParams = { readonly [Key in KeyOf<Every>]?: ValueOf<Every, Key> };

export const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);
export const slotNames: readonly string[] = Object.keys(slots);

/** What is wrong with a mount in a slot, as the end of a sentence about its app. Null: nothing. */
export function mountFault({ slot: name, link }: { slot: string; link?: unknown }): string | null {
  if (!isSlot(name)) return `is mounted in "${name}", which is no slot: there are ${slotNames.join(', ')}`;
  if (slots[name].as === 'link')
    return link === undefined ? `is mounted in "${name}" without a "link": the slot lists links` : null;
  return link === undefined ? null : `brings a link to "${name}", which draws apps`;
}
