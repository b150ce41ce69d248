import type auth from '@contracts/dictionaries/en/auth.json';
import type coupon from '@contracts/dictionaries/en/coupon.json';
import type debuggerTexts from '@contracts/dictionaries/en/debugger.json';
import type errors from '@contracts/dictionaries/en/errors.json';
import type main from '@contracts/dictionaries/en/main.json';
import type menu from '@contracts/dictionaries/en/menu.json';
import type popups from '@contracts/dictionaries/en/popups.json';
import type preferences from '@contracts/dictionaries/en/preferences.json';
import type recharge from '@contracts/dictionaries/en/recharge.json';
import type registration from '@contracts/dictionaries/en/registration.json';
import type session from '@contracts/dictionaries/en/session.json';
import type sport from '@contracts/dictionaries/en/sport.json';
import type support from '@contracts/dictionaries/en/support.json';
import type technical from '@contracts/dictionaries/en/technical.json';

/** Every text in English, by key: types only, so no byte of it is in the bundle. A new group is added here. */
type English = typeof auth &
  typeof coupon &
  typeof debuggerTexts &
  typeof errors &
  typeof main &
  typeof menu &
  typeof popups &
  typeof preferences &
  typeof recharge &
  typeof registration &
  typeof session &
  typeof sport &
  typeof support &
  typeof technical;

/** `menu.games_one` and `menu.games_other` are one text: `menu.games`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** A text that exists. A key with a typing error does not compile. */
export type TextKey = WithoutPlural<keyof English>;
