/** Values of the route parameter `menuSection`. Spec: shell §2. */
export const pageTypes: readonly string[] = [
  'home',
  'betsonyour',
  'topgame',
  'marble',
  'team',
  'champ',
  'epl',
  'laliga',
  'europaleague',
  'ipl',
  'cyber',
  'ufc',
  'politics',
];
