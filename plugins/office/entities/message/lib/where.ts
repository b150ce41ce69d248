/** Where the player does something about a message, by what it is about: path and key of the words. */
const places: Readonly<Record<string, readonly [path: string, words: string]>> = {
  limit: ['/office/responsible', 'limits'],
  review: ['/office/responsible', 'limits'],
  device: ['/office/security', 'security'],
  password: ['/office/security', 'security'],
  request: ['/office/payment/requests', 'requests'],
  manager: ['/office/manager', 'manager'],
  idea: ['/office/share-idea', 'idea'],
  payment: ['/office/historypay', 'payments'],
  contact: ['/office/security', 'security'],
  document: ['/office/verification', 'verification'],
};

/** Null: there is nothing to do about it. */
export const whereTo = (kind: string): readonly [path: string, words: string] | null =>
  Object.hasOwn(places, kind) ? (places[kind] ?? null) : null;
