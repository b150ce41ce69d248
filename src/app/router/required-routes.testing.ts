import { readFileSync } from 'node:fs';

const requirements = readFileSync('docs/requirements.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([id = '']) => /^(?:ROUTE|RACE)-/.test(id))
  .map(([id = '', , rule = '']) => ({ id, rule }));
/** The text of a requirement. */
export const ruleOf = (id: string) => requirements.find((row) => row.id === id)?.rule ?? '';

/** Page id, layout, login and availability as the requirement states them; null where it does not. */
export const stated = (rule: string) => ({
  pageId: /page id ([\w-]+)\./.exec(rule)?.[1] ?? null,
  layout: /Layout (\w+);/.exec(rule)?.[1] ?? null,
  auth: /requires auth: (yes|no|when)/.exec(rule)?.[1] ?? null,
  availability: /availability entry: (\d+|-)/.exec(rule)?.[1] ?? null,
});

type Case = [id: string, path: string, params?: Record<string, string>];

/** An address for every row of the requirement list that is an address of its own, and what is read from it. */
export const pages: readonly Case[] = [
  ['ROUTE-03', '/'],
  ['ROUTE-04', '/home/line', { section: 'line' }],
  ['ROUTE-04', '/home/live/1-football', { section: 'live', sport: '1-football' }],
  ['ROUTE-04', '/home/live/1-football/17-serie-a', { section: 'live', sport: '1-football', champ: '17-serie-a' }],
  ['ROUTE-04', '/home/line/1/17-u-21-liga-2', { section: 'line', sport: '1', champ: '17-u-21-liga-2' }],
  ['ROUTE-05', '/home/live/1/2/3', { section: 'live', sport: '1', champ: '2', game: '3' }],
  [
    'ROUTE-05',
    '/home/live/topgame/1-football/17/2041-a-b',
    { section: 'live', menuSection: 'topgame', sport: '1-football', champ: '17', game: '2041-a-b' },
  ],
  ...'home betsonyour topgame marble team champ epl laliga europaleague ipl cyber ufc politics'
    .split(' ')
    .map((type): Case => ['ROUTE-06', `/home/live/${type}`, { section: 'live', menuSection: type }]),
  ['ROUTE-06', '/home/line/epl/1-football', { section: 'line', menuSection: 'epl', sport: '1-football' }],
  ['ROUTE-07', '/multi'],
  ['RACE-06', '/racing'],
  ...['horses', 'greyhounds'].map((racing): Case => ['RACE-06', `/racing/${racing}`, { racing }]),
  ['ROUTE-08', '/champs'],
  ['ROUTE-08', '/champs/17-serie-a', { champId: '17-serie-a' }],
  ['ROUTE-09', '/champs/17/final', { champId: '17' }],
  ['ROUTE-10', '/team/5-roma/games', { teamId: '5-roma' }],
  ...['info', 'squad', 'results', 'calendar'].map((teamSection): Case => [
    'ROUTE-11',
    `/team/5/${teamSection}`,
    { teamId: '5', teamSection },
  ]),
  ['ROUTE-12', '/cyber'],
  ['ROUTE-13', '/cyber/real/disciplines', { cyberType: 'real' }],
  ['ROUTE-13', '/cyber/virtual/disciplines', { cyberType: 'virtual' }],
  ['ROUTE-14', '/cyber/real/all', { cyberType: 'real' }],
  ['ROUTE-15', '/cyber/real/dota', { cyberType: 'real', discipline: 'dota' }],
  ['ROUTE-16', '/cyber/real/dota/champs', { cyberType: 'real', discipline: 'dota' }],
  ['ROUTE-17', '/cyber/real/dashboard', { cyberType: 'real' }],
  ['ROUTE-18', '/cyber/real/dota/7-major', { cyberType: 'real', discipline: 'dota', champ: '7-major' }],
  ['ROUTE-19', '/cyber/real/dota/7/9-a-b', { cyberType: 'real', discipline: 'dota', champ: '7', game: '9-a-b' }],
  ['ROUTE-20', '/toto'],
  ['ROUTE-20', '/toto/football', { totoSection: 'football' }],
  ...['draw', 'next', 'coupons', 'draws', 'nonimees'].flatMap((name, index): Case[] => [
    [`ROUTE-${String(21 + index)}`, `/toto/football/${name}`, { totoSection: 'football' }],
    [`ROUTE-${String(21 + index)}`, `/toto/${name}`],
  ]),
  ['ROUTE-26', '/toto-frame/football', { totoSection: 'football' }],
  ['ROUTE-27', '/lotto'],
  ['ROUTE-27', '/lotto/catalog', { sectionName: 'catalog' }],
  ['ROUTE-27', '/lotto/results/5', { sectionName: 'results', lottoId: '5' }],
  ['ROUTE-27', '/lotto/view/5', { sectionName: 'view', lottoId: '5' }],
  ['ROUTE-28', '/othergames'],
  ['ROUTE-29', '/bingo'],
  ['ROUTE-30', '/fishinghunting'],
  ['ROUTE-31', '/poker'],
  ['ROUTE-31', '/poker/texas', { gameName: 'texas' }],
  ['ROUTE-32', '/tvgames'],
  ['ROUTE-33', '/scratchcards'],
  ['ROUTE-34', '/keno'],
  ['ROUTE-35', '/virtualsports'],
  ['ROUTE-36', '/fast-games'],
  ['ROUTE-37', '/fast-bet'],
  ['ROUTE-38', '/asian-games'],
  ['ROUTE-39', '/card-games'],
  ['ROUTE-40', '/crash-games'],
  ['ROUTE-41', '/skill-games'],
  ['ROUTE-43', '/slots'],
  ['ROUTE-43', '/slots/five-reels', { subcategory: 'five-reels' }],
  ['ROUTE-43', '/slots/new', { subcategory: 'new' }],
  ['ROUTE-44', '/slots/game/11/lantern-tide'],
  ['ROUTE-44', '/slots/game/12/book', { gameId: '12', gameName: 'book' }],
  ['ROUTE-44', '/slots/new/game/12/book', { subcategory: 'new', gameId: '12', gameName: 'book' }],
  ['ROUTE-45', '/casino'],
  ['ROUTE-45', '/casino/roulette', { subcategory: 'roulette' }],
  ['ROUTE-45', '/casino/craps', { subcategory: 'craps' }],
  ['ROUTE-46', '/casino/game/5/wheel'],
  ['ROUTE-46', '/casino/game/101/crash'],
  ['ROUTE-46', '/casino/game/12/wheel', { gameId: '12', gameName: 'wheel' }],
  ['ROUTE-48', '/casino/brand'],
  ['ROUTE-49', '/my-casino'],
  ['ROUTE-50', '/my-casino/favorites'],
  ['ROUTE-51', '/casino-lobby'],
  ['ROUTE-52', '/providers'],
  ['ROUTE-53', '/providers/openbook-originals', { provider: 'openbook-originals' }],
  ['ROUTE-53', '/providers/acme', { provider: 'acme' }],
  ['ROUTE-54', '/casino-search'],
  ['ROUTE-55', '/bonus/casino'],
  ['ROUTE-56', '/bonus/casino/promotions/4', { id: '4' }],
  ['ROUTE-57', '/bonus/casino/promo'],
  ['ROUTE-58', '/bonus/casino/tournaments'],
  ['ROUTE-59', '/bonus/casino/tournaments/4', { id: '4' }],
  ['ROUTE-60', '/bonus/casino/4', { casinoBonus: '4' }],
  ['ROUTE-61', '/slots/thank-you'],
  ['ROUTE-61', '/casino/thank-you'],
  ['ROUTE-62', '/allgamesentrance'],
  ['ROUTE-63', '/allgamesentrance/apples', { gameRoute: 'apples' }],
  ...['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'].map((bonusGame): Case => [
    'ROUTE-64',
    `/bonusgames/${bonusGame}`,
    { bonusGame },
  ]),
  ['ROUTE-65', '/games-landing/spring', { landingRoute: 'spring' }],
  ['ROUTE-66', '/information'],
  ...(
    'contacts about howbet cookies licenses taxation consent simpleidentification amlkyc smsbets amlpolicy disputeresolution ' +
    'kycpolicy responsiblegaming cash_terminals betting-calculator'
  )
    .split(' ')
    .map((name, index): Case => [`ROUTE-${String(67 + index)}`, `/information/${name}`]),
  ['ROUTE-83', '/information/rules/2', { ruleGroup: '2' }],
  ['ROUTE-83', '/information/rules/2/football', { ruleGroup: '2', chapter: 'football' }],
  ['ROUTE-85', '/information/payment'],
  ['ROUTE-86', '/bonuses'],
  ['ROUTE-86', '/bonuses/rules/5', { section: 'rules', id: '5' }],
  ['ROUTE-87', '/bonuses-offers/games', { section: 'games' }],
  ['ROUTE-88', '/bonus/rules', { section: 'rules' }],
  ['ROUTE-88', '/bonus/games/3/4', { section: 'games', partnerId: '3', ruleId: '4' }],
  ['ROUTE-89', '/specialoffer/rules/3', { section: 'rules', partnerId: '3' }],
  ['ROUTE-90', '/promotions/8', { promotionId: '8' }],
  ['ROUTE-93', '/page/spring', { slug: 'spring' }],
  ['ROUTE-94', '/page-headless/spring', { slug: 'spring' }],
  ...(
    'account history historypay recharge security responsible settings bonuses/deposit bonuses/wager casino/vipcashback ' +
    'casino/premiumcashback deduce promotion bringfriend support manager rewards verification share-idea identification ' +
    'payment/requests payment/create-request'
  )
    .split(' ')
    .map((name, index): Case => [`ROUTE-${String(98 + index)}`, `/office/${name}`]),
  ['ROUTE-120', '/office/payment/create-request/3', { topicId: '3' }],
  ['ROUTE-121', '/office/payment/create-request/3/transactions', { topicId: '3' }],
  ['ROUTE-122', '/office/payment/create-request/3/transactions/9', { topicId: '3', transactionId: '9' }],
  ['ROUTE-123', '/office/payment/create-request/3/4', { topicId: '3', subTopicId: '4' }],
  ...'paycheck transferhistory profile qr mailing promocode cashback wallets sports messages transactions'
    .split(' ')
    .map((name, index): Case => [`ROUTE-${String(124 + index)}`, `/office/${name}`]),
  ['ROUTE-135', '/login'],
  ['ROUTE-136', '/registration'],
  ['ROUTE-136', '/registration/google', { socialregistration: 'google' }],
  ['ROUTE-137', '/statistic'],
  ['ROUTE-138', '/statisticpopup'],
  ['ROUTE-138', '/statisticpopup/football/17'],
  ['ROUTE-139', '/results'],
  ['ROUTE-139', '/results/live', { resultsOf: 'live' }],
  ['ROUTE-139', '/results/zone', { resultsOf: 'zone' }],
  ['ROUTE-140', '/promo'],
  ['ROUTE-141', '/mobile'],
  ['ROUTE-143', '/desktop'],
  ['ROUTE-144', '/print-coupon/123', { couponId: '123' }],
  ['ROUTE-145', '/ourpartners'],
  ['ROUTE-145', '/ourpartners/software', { partners: 'software' }],
  ['ROUTE-146', '/partners'],
  ['ROUTE-147', '/betting-alphabet'],
  ['ROUTE-147', '/betting-alphabet/a/odds/value', { block: 'a', category: 'odds', slug: 'value' }],
  ['ROUTE-148', '/news'],
  ['ROUTE-148', '/news/season', { slug: 'season' }],
  ['ROUTE-151', '/internal-vpn'],
  ['ROUTE-154', '/user/accountverify'],
  ['ROUTE-155', '/user/activatefast', { type: 'activatefast' }],
  ['ROUTE-155', '/user/activate', { type: 'activate' }],
  ['ROUTE-156', '/user/passwordreset'],
  ['ROUTE-157', '/user/stopnewsletter'],
  ['ROUTE-158', '/user/foo'],
  ['ROUTE-160', '/oldbrowser'],
  ['ROUTE-164', '/banned'],
  ['ROUTE-179', '/confirm-terms'],
  ['ROUTE-161', '/500'],
  ...['success', 'fail', 'pending', 'cancel'].flatMap((outcome, index): Case[] => [
    [`ROUTE-${String(165 + index)}`, `/onpay/${outcome}`],
    [`ROUTE-${String(169 + index)}`, `/onpay/withdraw/${outcome}`],
  ]),
  ['ROUTE-173', '/coming-soon'],
  ['ROUTE-174', '/block'],
  ['ROUTE-175', '/block-ua'],
  ['ROUTE-176', '/block-ie'],
  ['ROUTE-177', '/site-updates'],
  ['ROUTE-178', '/suspension'],
  ['ROUTE-180', '/block-appeal-history'],
  ['ROUTE-181', '/maintenance'],
  ['ROUTE-182', '/nope'],
];

/** An address that leads to another one, with what it is asked for. */
export const redirects: readonly [id: string, path: string, target: string, search?: string][] = [
  ['ROUTE-12', '/cyber', '/cyber/real/disciplines'],
  ['ROUTE-31', '/poker/jacks', '/casino/game/12/jacks'],
  ['ROUTE-42', '/tvgames/view/poker', '/poker'],
  ['ROUTE-44', '/slots/five-reels/game/16/comet-garden', '/slots/game/16/comet-garden'],
  ['ROUTE-47', '/slots/vulkan', '/slots'],
  ['ROUTE-84', '/information/rules', '/information/rules/1'],
  ['ROUTE-92', '/fastgames-daily-tournament', '/bonus/casino/tournaments'],
  ['ROUTE-95', '/bonus/rules/daily_drops', '/bonus/rules/dropsnwins'],
  ['ROUTE-96', '/bonus/rules/happy_birthday', '/bonus/rules/wishing_you_a_happy_birthday'],
  ['ROUTE-97', '/office', '/office/account'],
  ['ROUTE-142', '/mobile/startdownloadapp', '/mobile?download=1'],
  ['ROUTE-149', '/user/registration.php', '/registration?ref=1', '?ref=1'],
  ['ROUTE-152', '/coupon', '/'],
  ['ROUTE-153', '/forgot-password', '/?showForgotPasswordModal=1'],
  ['ROUTE-159', '/user/action.php', '/user/passwordreset?action=forgot&code=1', '?action=forgot&code=1'],
  ['ROUTE-159', '/user/action.php', '/user/activate?action=x', '?action=x'],
];
