import type countries from './en/countries.json';
import type leagues from './en/leagues.json';
import type markets from './en/markets.json';
import type outcomes from './en/outcomes.json';
import type periods from './en/periods.json';
import type sports from './en/sports.json';

/** Every text of the server has an English one. A key begins with the name of its file. */
export type TextKey = keyof (typeof countries &
  typeof leagues &
  typeof markets &
  typeof outcomes &
  typeof periods &
  typeof sports);
