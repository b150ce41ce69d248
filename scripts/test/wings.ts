/** The ten parts of the product, in which a person works and tests. Tests through HTTP and the browser lie in a folder of each. */
export const wings = [
  'shell',
  'access',
  'sport',
  'coupon',
  'cashier',
  'safety',
  'casino',
  'pools',
  'content',
  'platform',
] as const;
export type Wing = (typeof wings)[number];

/** Words in a path, by wing; the first wing that has one owns the file. What no wing owns is of the shell. */
const words: readonly (readonly [Wing, readonly string[]])[] = [
  ['pools', ['pools', 'lotto', 'toto']],
  [
    'casino',
    [
      'casino',
      'games',
      'rgs',
      'shared-rounds',
      'shared-games',
      'tournaments',
      'game-pictures',
      'round-verifier',
      'chain',
    ],
  ],
  ['safety', ['safety', 'protection', 'play-session', 'play-safely', 'limits', 'marketing', 'documents']],
  ['cashier', ['cashier', 'payments', 'payment-requests', 'psp', 'ledger', 'wallets', 'withdrawals', 'statement']],
  ['coupon', ['coupon', 'betting', 'placement', 'bet', 'bet-format', 'bet-line', 'my-bets', 'quick-bet', 'maths']],
  ['content', ['office', 'bonuses', 'cashback', 'friends', 'letters', 'messages', 'partners', 'promotions', 'support']],
  ['access', ['access', 'auth', 'session', 'player', 'profile', 'account', 'registration', 'captcha', 'user-section']],
  ['sport', ['sport', 'match', 'boards', 'feed', 'simulator', 'markets', 'watch', 'favourites', 'virtual']],
  ['platform', ['plugin', 'plugins', 'plugin-host', 'plugin-slot', 'control', 'server', 'http', 'build', 'scripts']],
];

/** The wing of a file, by the names of its folders and of itself. */
export function wingOf(file: string): Wing {
  const [, , folder] = file.split('/');
  if (/^tests\/(?:e2e|contract)\//.test(file) && wings.some((wing) => wing === folder)) return folder as Wing;
  const parts = file.split(/[/.]/);
  for (const [wing, names] of words)
    for (const name of names) if (parts.some((part) => part === name || part.startsWith(`${name}-`))) return wing;
  return 'shell';
}
