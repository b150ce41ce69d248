import { hiLoBoard } from '@contracts/game-boards';
import type { GamePicture } from '@contracts/game-frame';
import { dealMs } from '@contracts/game-motion';
import { baccaratHands, baccaratTotal } from '@contracts/games/baccarat';
import { blackjackHands, blackjackTotal } from '@contracts/games/blackjack';
import { rankOf, suitOf } from '@contracts/games/cards';
import { jacksCards } from '@contracts/games/jacks';

import { box, colour, group, make, picture, range, words } from './svg.ts';

const signs = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Spades, hearts, diamonds, clubs, in a field of 20 by 20. */
const suits = [
  'M10 1 C3 8 1 11 3 14 C5 16 8 16 9 14 L7 19 L13 19 L11 14 C12 16 15 16 17 14 C19 11 17 8 10 1Z',
  'M10 18 C2 11 0 8 2 4 C4 1 8 1 10 5 C12 1 16 1 18 4 C20 8 18 11 10 18Z',
  'M10 1 L17 10 L10 19 L3 10Z',
  'M10 2 a4 4 0 0 1 3 6 a4 4 0 1 1 -1 6 L13 19 L7 19 L8 14 a4 4 0 1 1 -1 -6 a4 4 0 0 1 3 -6Z',
];
const [wide, high, gap] = [58, 82, 10];

type Look = { hasSuit?: boolean; isNow?: boolean; isBack?: boolean };
function card(
  number: number,
  x: number,
  y: number,
  { hasSuit = true, isNow = false, isBack = false }: Look = {},
): SVGElement {
  if (isBack) return back(x, y);
  const suit = suitOf(number);
  const fill = colour(hasSuit && (suit === 1 || suit === 2) ? 'red' : 'black');
  const mark = make('path', { d: suits[suit] ?? '', fill, transform: 'translate(17 46) scale(1.2)' });
  const drawn = group(
    x,
    y,
    box({ x: 0, y: 2, width: wide, height: high, fill: colour('ground'), stroke: 'none' }),
    box({ x: 0, y: 0, width: wide, height: high, fill: colour('ivory'), stroke: isNow ? colour('accent') : 'none' }),
    words(signs[rankOf(number)] ?? '', { x: wide / 2, y: hasSuit ? 24 : high / 2, size: 26, fill }),
    ...(hasSuit ? [mark] : []),
  );
  drawn.setAttribute('data-card', [number, x, y].join(' '));
  return drawn;
}

const row = (cards: readonly number[], y: number, total?: number): SVGElement[] => [
  ...cards.map((number, place) => card(number, 60 + place * (wide + gap), y)),
  ...(total === undefined ? [] : [words(String(total), { x: 28, y: y + high / 2, size: 26, weight: 700 })]),
];

/** Hands below each other, each with what it counts. */
const hands = (
  of: readonly (readonly number[])[],
  totalOf = (hand: readonly number[]) => blackjackTotal(hand).total,
) => {
  const most = Math.max(5, ...of.map((hand) => hand.length));
  return picture(
    70 + most * (wide + gap),
    of.length * (high + 20) - 20,
    of.flatMap((hand, place) => row(hand, place * (high + 20), totalOf(hand))),
  );
};

/** A card that is larger or smaller than others. */
const scaled = (times: number, x: number, y: number, drawn: SVGElement): SVGElement =>
  make('g', { transform: `translate(${String(x)} ${String(y)}) scale(${String(times)})` }, drawn);

/** The card of now in the middle, what may be called at its sides, and under it the chain of cards that came before. */
function hiLo(draws: readonly number[] | null, calls: number): SVGElement {
  const { size, top, high: tall, side } = hiLoBoard;
  const shown = draws?.slice(0, calls + 1) ?? [];
  const [times, small, inRow] = [tall / high, 0.95, 9];
  const [first, least] = [(size[0] - wide * times) / 2, Math.max(0, shown.length - inRow)];
  const now = shown.at(-1);
  const sides = [20, size[0] - side - 20].map((x) =>
    box({ x, y: top, width: side, height: tall, rx: 14, fill: colour('ground'), stroke: 'none' }),
  );
  const chain = range(inRow).map((place) => {
    const rank = shown[least + place];
    const drawn =
      rank === undefined
        ? empty(0, 0)
        : card(rank, 0, 0, { hasSuit: false, isNow: rank === now && least + place === shown.length - 1 });
    return scaled(small, 44 + place * 69, 290, drawn);
  });
  return picture(...size, [
    ...sides,
    scaled(times, first + 8, top + 8, card(0, 0, 0, { hasSuit: false, isBack: true })),
    scaled(
      times,
      first,
      top,
      now === undefined ? card(0, 0, 0, { isBack: true }) : card(now, shown.length / 1e6, 0, { hasSuit: false }),
    ),
    ...chain,
  ]);
}

/** Its back: four quarters. */
function back(x: number, y: number): SVGElement {
  const [half, tall] = [wide / 2 - 4, high / 2 - 4];
  const quarter = (left: number, top: number, fill: string) =>
    box({ x: 4 + left, y: 4 + top, width: half, height: tall, rx: 0, fill, stroke: 'none' });
  return group(
    x,
    y,
    box({ x: 0, y: 0, width: wide, height: high, fill: colour('ivory'), stroke: colour('line') }),
    ...[quarter(0, 0, colour('soft')), quarter(half, tall, colour('soft'))],
    ...[quarter(half, 0, colour('accent')), quarter(0, tall, colour('accent'))],
  );
}

/** Where a card will lie. */
const empty = (x: number, y: number): SVGElement =>
  make('rect', {
    ...{ x, y, width: wide, height: high, rx: 6, fill: colour('ground'), stroke: colour('line') },
    'stroke-dasharray': '4 4',
  });

/** The table before the first round: its places, each as wide as the round draws them. */
function table(game: GamePicture['game']): SVGElement {
  const places = (count: number, x: number, y: number) =>
    Array.from({ length: count }, (_, place) => empty(x + place * (wide + gap), y));
  if (game === 'jacks') return picture(5 * (wide + gap), high + 20, places(5, 5, 10));
  const across = 70 + 5 * (wide + gap);
  const first = (across - 2 * (wide + gap) + gap) / 2;
  return picture(across, 2 * (high + 20) - 20, [...places(2, first, 0), ...places(2, first, high + 20)]);
}

/** Cards on the table: baccarat and blackjack with the dealer above, also two hands of the player, poker in one row, hi-lo by ranks. */
export function draw({ game, draws, choice, isOpen }: GamePicture): SVGElement {
  if (game === 'hi-lo') return hiLo(draws, choice.calls?.length ?? 0);
  if (draws === null) return table(game);
  if (game === 'jacks') {
    const cards = isOpen ? draws.slice(0, 5) : jacksCards(draws, choice.hold ?? 31);
    return picture(
      5 * (wide + gap),
      high + 20,
      cards.map((number, place) => card(number, place * (wide + gap) + 5, 10)),
    );
  }
  if (game === 'baccarat') {
    const { player, banker } = baccaratHands(draws);
    return hands([banker, player], baccaratTotal);
  }
  const { own, dealer } = blackjackHands(draws, choice);
  const shown = isOpen ? dealer.slice(0, 1) : dealer;
  return hands([shown, ...own]);
}

/** New cards come one after the other; those that lay there already lie still. */
export function move(svg: SVGElement, _: GamePicture, ms: number, before: Element | null): void {
  const lay = new Set([...(before?.querySelectorAll('[data-card]') ?? [])].map((old) => old.getAttribute('data-card')));
  const fresh = [...svg.querySelectorAll('[data-card]')].filter((now) => !lay.has(now.getAttribute('data-card')));
  const step = Math.min(dealMs, (ms - dealMs) / Math.max(1, fresh.length - 1));
  for (const [order, now] of fresh.entries())
    for (const part of now.children)
      part.animate(
        { translate: ['120px -160px', '0 0'], opacity: [0, 1] },
        { delay: order * step, duration: dealMs, easing: 'ease-out', fill: 'backwards' },
      );
}
