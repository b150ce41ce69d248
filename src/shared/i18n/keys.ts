import type access from '@contracts/dictionaries/en/access.json';
import type alphabet from '@contracts/dictionaries/en/alphabet.json';
import type appeals from '@contracts/dictionaries/en/appeals.json';
import type asian from '@contracts/dictionaries/en/asian.json';
import type auth from '@contracts/dictionaries/en/auth.json';
import type bets from '@contracts/dictionaries/en/bets.json';
import type betting from '@contracts/dictionaries/en/betting.json';
import type bonus from '@contracts/dictionaries/en/bonus.json';
import type builder from '@contracts/dictionaries/en/builder.json';
import type calculator from '@contracts/dictionaries/en/calculator.json';
import type captcha from '@contracts/dictionaries/en/captcha.json';
import type cashier from '@contracts/dictionaries/en/cashier.json';
import type casino from '@contracts/dictionaries/en/casino.json';
import type consultant from '@contracts/dictionaries/en/consultant.json';
import type coupon from '@contracts/dictionaries/en/coupon.json';
import type debuggerTexts from '@contracts/dictionaries/en/debugger.json';
import type edit from '@contracts/dictionaries/en/edit.json';
import type errors from '@contracts/dictionaries/en/errors.json';
import type favourites from '@contracts/dictionaries/en/favourites.json';
import type flow from '@contracts/dictionaries/en/flow.json';
import type games from '@contracts/dictionaries/en/games.json';
import type history from '@contracts/dictionaries/en/history.json';
import type info from '@contracts/dictionaries/en/info.json';
import type install from '@contracts/dictionaries/en/install.json';
import type limits from '@contracts/dictionaries/en/limits.json';
import type login from '@contracts/dictionaries/en/login.json';
import type lotto from '@contracts/dictionaries/en/lotto.json';
import type main from '@contracts/dictionaries/en/main.json';
import type markets from '@contracts/dictionaries/en/markets.json';
import type menu from '@contracts/dictionaries/en/menu.json';
import type news from '@contracts/dictionaries/en/news.json';
import type office from '@contracts/dictionaries/en/office.json';
import type orders from '@contracts/dictionaries/en/orders.json';
import type originals from '@contracts/dictionaries/en/originals.json';
import type payments from '@contracts/dictionaries/en/payments.json';
import type played from '@contracts/dictionaries/en/played.json';
import type popups from '@contracts/dictionaries/en/popups.json';
import type preferences from '@contracts/dictionaries/en/preferences.json';
import type prices from '@contracts/dictionaries/en/prices.json';
import type promotions from '@contracts/dictionaries/en/promotions.json';
import type racing from '@contracts/dictionaries/en/racing.json';
import type recharge from '@contracts/dictionaries/en/recharge.json';
import type registration from '@contracts/dictionaries/en/registration.json';
import type requests from '@contracts/dictionaries/en/requests.json';
import type results from '@contracts/dictionaries/en/results.json';
import type rounds from '@contracts/dictionaries/en/rounds.json';
import type search from '@contracts/dictionaries/en/search.json';
import type section from '@contracts/dictionaries/en/section.json';
import type session from '@contracts/dictionaries/en/session.json';
import type share from '@contracts/dictionaries/en/share.json';
import type shared from '@contracts/dictionaries/en/shared.json';
import type sport from '@contracts/dictionaries/en/sport.json';
import type statement from '@contracts/dictionaries/en/statement.json';
import type states from '@contracts/dictionaries/en/states.json';
import type statistics from '@contracts/dictionaries/en/statistics.json';
import type stay from '@contracts/dictionaries/en/stay.json';
import type sums from '@contracts/dictionaries/en/sums.json';
import type support from '@contracts/dictionaries/en/support.json';
import type technical from '@contracts/dictionaries/en/technical.json';
import type tells from '@contracts/dictionaries/en/tells.json';
import type tickets from '@contracts/dictionaries/en/tickets.json';
import type toto from '@contracts/dictionaries/en/toto.json';
import type tournaments from '@contracts/dictionaries/en/tournaments.json';
import type tracker from '@contracts/dictionaries/en/tracker.json';
import type transfer from '@contracts/dictionaries/en/transfer.json';
import type verification from '@contracts/dictionaries/en/verification.json';
import type virtual from '@contracts/dictionaries/en/virtual.json';
import type wallets from '@contracts/dictionaries/en/wallets.json';
import type withdraw from '@contracts/dictionaries/en/withdraw.json';
import type zone from '@contracts/dictionaries/en/zone.json';

/** Every English text by its key. These are types only, so none of it reaches the bundle. Add a new group here. */
type English = typeof access &
  typeof asian &
  typeof bets &
  typeof history &
  typeof auth &
  typeof builder &
  typeof captcha &
  typeof consultant &
  typeof coupon &
  typeof debuggerTexts &
  typeof edit &
  typeof errors &
  typeof install &
  typeof main &
  typeof markets &
  typeof menu &
  typeof played &
  typeof popups &
  typeof preferences &
  typeof promotions &
  typeof racing &
  typeof recharge &
  typeof registration &
  typeof session &
  typeof share &
  typeof shared &
  typeof sport &
  typeof states &
  typeof stay &
  typeof sums &
  typeof support &
  typeof technical &
  typeof betting &
  typeof bonus &
  typeof cashier &
  typeof payments &
  typeof wallets &
  typeof tracker &
  typeof transfer &
  typeof verification &
  typeof withdraw &
  typeof alphabet &
  typeof appeals &
  typeof calculator &
  typeof zone &
  typeof statement &
  typeof casino &
  typeof favourites &
  typeof flow &
  typeof games &
  typeof info &
  typeof limits &
  typeof login &
  typeof lotto &
  typeof news &
  typeof office &
  typeof orders &
  typeof originals &
  typeof requests &
  typeof results &
  typeof rounds &
  typeof search &
  typeof section &
  typeof prices &
  typeof statistics &
  typeof tells &
  typeof tickets &
  typeof toto &
  typeof tournaments &
  typeof virtual;

/** `menu.games_one` and `menu.games_other` are one text: `menu.games`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** A text that exists. A key with a typing error does not compile. */
export type TextKey = WithoutPlural<keyof English>;
