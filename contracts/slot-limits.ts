/** Slots that take more than one app. Apart from the table of slots, because the first page needs nothing else of it. */
const several: Readonly<Record<string, number>> = {
  'home.top': 2,
  'home.aside': 3,
  'board.above': 2,
  'game.above': 2,
  'game.tab': 4,
  'menu.item': 5,
  'coupon.above': 2,
  'coupon.below': 2,
  'account.menu': 5,
  'office.section': 5,
  'search.result': 2,
  'footer.link': 5,
  notice: 2,
};

/** How many apps a slot takes. */
export const slotLimit = (name: string): number => several[name] ?? 1;
