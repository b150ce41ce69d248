import type { Store } from 'effector';

/** The tabs of the form: without any data, by phone, by e-mail, with name and birth date too, by an account of another site. */
export type RegistrationWay = 'one_click' | 'phone' | 'email' | 'full' | 'social';

/**
 * `bonus`: 0 none, 1 sport, 2 casino. `countryId`, `currencyIso`, `phoneCountryId`: null until the lists come. `phone`: as its country writes it;
 * the host takes it as typed. `birthday`: `YYYY-MM-DD`.
 */
export type RegistrationFields = {
  way: RegistrationWay;
  countryId: number | null;
  currencyIso: string | null;
  phoneCountryId: number | null;
  phone: string;
  email: string;
  password: string;
  repeat: string;
  name: string;
  surname: string;
  birthday: string;
  bonus: 0 | 1 | 2;
  promo: string;
  agreesTerms: boolean;
};

/** What the form shows now. */
export type RegistrationForm = {
  /** `failed`: the lists did not come, so nobody can send the form. */
  choices: 'loading' | 'ready' | 'failed';
  /** The tabs that the site offers, in its order. */
  ways: readonly RegistrationWay[];
  /** Other sites, and the address that leads there and back. `from`: the name of the one that the visitor came back from. */
  social: { providers: readonly { id: string; name: string; href: string }[]; from: string | null };
  /** `code`: with its plus. */
  phoneCountries: readonly { id: number; name: string; code: string }[];
  countries: readonly { id: number; name: string }[];
  currencies: readonly { iso: string; name: string }[];
  fields: RegistrationFields;
  /** Keys of texts, by the field that they belong to. That of the birthday takes `years`. */
  errors: { readonly [Name in keyof RegistrationFields]?: string | undefined };
  /** Why the last try failed: the key of a text. */
  failure: string | null;
  isPending: boolean;
  /** The least age of a player, in years. */
  minAge: number;
  /** Where the terms stand, without the language. Null: this site has no such page. */
  termsPath: string | null;
};

/**
 * `register`. The plugin draws the form; the host checks it, asks the captcha, opens the account and its session, and then
 * shows what the player must know itself. So the plugin sees no token and no password that the host made: only the one that the player
 * types.
 */
export type PluginRegistration = {
  $form: Store<RegistrationForm>;
  change: (fields: Partial<RegistrationFields>) => void;
  /** Asks for the lists once more. */
  askAgain: () => void;
  /** Errors are in `$form` afterwards. On success the host takes the place of the form. */
  submit: () => void;
};
