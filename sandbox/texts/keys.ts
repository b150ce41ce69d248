import type countries from './en/countries.json';
import type failures from './en/failures.json';
import type leagues from './en/leagues.json';
import type limitPolicy from './en/limit_policy.json';
import type mail from './en/mail.json';
import type marketRules from './en/market_rules.json';
import type markets from './en/markets.json';
import type messages from './en/messages.json';
import type offers from './en/offers.json';
import type outcomes from './en/outcomes.json';
import type payments from './en/payments.json';
import type periods from './en/periods.json';
import type preview from './en/preview.json';
import type safety from './en/safety.json';
import type signIn from './en/sign_in.json';
import type sports from './en/sports.json';
import type support from './en/support.json';
import type wishes from './en/wishes.json';

/** Every text of the server has an English one. A key begins with the name of its file. */
export type TextKey = keyof (typeof countries &
  typeof failures &
  typeof leagues &
  typeof limitPolicy &
  typeof mail &
  typeof marketRules &
  typeof markets &
  typeof messages &
  typeof offers &
  typeof outcomes &
  typeof payments &
  typeof periods &
  typeof preview &
  typeof safety &
  typeof signIn &
  typeof sports &
  typeof support &
  typeof wishes);
