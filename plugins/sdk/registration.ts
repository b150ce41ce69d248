import type { Store } from 'effector';

/** `bonus`: 0 none, 1 sport, 2 casino. `countryId`, `currencyIso`: null until the lists come. */
export type RegistrationFields = {
  countryId: number | null;
  currencyIso: string | null;
  bonus: 0 | 1 | 2;
  promo: string;
  agreesTerms: boolean;
};

/** What the form shows now. */
export type RegistrationForm = {
  /** `failed`: the lists did not come, so nobody can send the form. */
  choices: 'loading' | 'ready' | 'failed';
  countries: readonly { id: number; name: string }[];
  currencies: readonly { iso: string; name: string }[];
  fields: RegistrationFields;
  /** Keys of texts, by the field that they belong to. */
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
 * shows login and password itself. So the plugin sees neither a token nor the password.
 */
export type PluginRegistration = {
  $form: Store<RegistrationForm>;
  change: (fields: Partial<RegistrationFields>) => void;
  /** Asks for the lists once more. */
  askAgain: () => void;
  /** Errors stand in `$form` afterwards. On success the host takes the place of the form. */
  submit: () => void;
};
