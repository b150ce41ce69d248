import type { PluginBalance, PluginContact, PluginFormat, PluginLanguage, PluginMenuItem, PluginSession } from '@sdk';
import { combine, createStore } from 'effector';

import type { MenuItem } from '@contracts/site';

import { $allAccounts, $balance, $isBalanceHidden } from '@/entities/account';
import { $isClosedFor } from '@/entities/player';
import { $slots, mountIn } from '@/entities/plugin';
import { $look } from '@/entities/preferences';
import { $isAuth, $userId } from '@/entities/session';
import { $availability, $siteConfig, isOffered } from '@/entities/site';
import { $offeredLanguages } from '@/features/switch-language';
import { $format, $locale, $textOf, $zoneHours } from '@/shared/i18n';
import { formatSum } from '@/shared/lib/money';
import type { Slots } from '@/shared/slot';

import { $menus, $offered } from '../router/offered';

/** The value for a plugin without the permission, or before the answer. */
export const $noSession = createStore<PluginSession>({ isAuth: false, userId: null });
export const $noBalance = createStore<PluginBalance | null>(null);

export const $pluginSession = combine($isAuth, $userId, (isAuth, userId): PluginSession => ({ isAuth, userId }));

/** Two accounts may have one currency, so their purpose tells them apart. */
const nameOf = (purpose: string | null, iso: string): string | null =>
  purpose === null ? null : `${purpose} · ${iso}`;

/** Stands for a sum that the player has hidden. */
const hidden = '•••';

export const $pluginBalance = combine(
  { balance: $balance, accounts: $allAccounts, isHidden: $isBalanceHidden, locale: $locale, textOf: $textOf },
  ({ balance, accounts, isHidden, locale, textOf }): PluginBalance | null =>
    balance === null
      ? null
      : {
          activeId: balance.activeAccountId,
          accounts: accounts.map(({ id, label, iso, kind, minor, digits, symbol }) => ({
            id,
            label: nameOf(textOf(`coupon.account.${kind}`), iso) ?? label,
            currency: iso,
            amount: isHidden ? hidden : formatSum(minor, { digits, symbol }, locale),
          })),
        },
);

export const $pluginLanguages = $offeredLanguages.map((languages): PluginLanguage[] =>
  languages.map(({ code, nameNative }) => ({ code, name: nameNative })),
);

/** Apps of before zones had names know hours alone. */
export const $pluginFormat = combine($format, $zoneHours, (format, timeZone): PluginFormat => ({
  ...format,
  zone: format.timeZone,
  timeZone,
}));

const none: MenuItem[] = [];

type Rules = {
  availability: readonly number[];
  /** Does a path lead anywhere? */
  has: (path: string) => boolean;
  textOf: (key: string) => string | null;
};

/** A name over several entries needs at least one of them. */
function shownItem({ id, title, path, children }: MenuItem, rules: Rules): PluginMenuItem[] {
  const item = { id, title: rules.textOf(title) ?? title, path };
  if (children === undefined) return rules.has(path) ? [item] : [];
  const shown = shownItems(children, rules);
  return shown.length === 0 ? [] : [{ ...item, children: shown }];
}

const shownItems = (items: readonly MenuItem[], rules: Rules): PluginMenuItem[] =>
  items
    .filter(({ availability }) => isOffered(rules.availability, availability))
    .flatMap((item) => shownItem(item, rules));

/** Sections of games, which "sports only" leaves out of the menus. Decision D-28. */
const isGames = (section: number) => section > 4 && section < 23;

const $rules = combine(
  { availability: $availability, offered: $offered, textOf: $textOf, look: $look, isClosedFor: $isClosedFor },
  ({ availability, offered: { has }, textOf, look, isClosedFor }): Rules => ({
    availability: look.includes('sports') ? availability.filter((section) => !isGames(section)) : availability,
    has: (path) => has(path) && !isClosedFor(path),
    textOf,
  }),
);

/**
 * Entries whose section this site offers and this build has. A title is the key of a text, or the text itself. Decision
 * D-111.
 */
export const $pluginMenu = combine($menus, $rules, (menus, rules) => shownItems(menus.main ?? none, rules));

/** Links that apps have put into slots, by slot. Each is held to what the menus are held to. */
export const $slotLinks = combine($slots, $rules, (slots, rules): Slots['links'] =>
  Object.fromEntries(
    Object.entries(slots ?? {}).map(([name, { shown }]) => [
      name,
      shown.flatMap((entry) => {
        const link = mountIn(name, entry)?.link;
        return link === undefined ? [] : shownItem({ id: entry.id, ...link }, rules);
      }),
    ]),
  ),
);

/** The way to pay in is not shown to those whose own break keeps them from it. Rows LIM-19, LIM-53. */
const $depositEntry = $rules.map(({ has, textOf }): PluginMenuItem[] => {
  const title = textOf('header.deposit');
  const path = '/office/recharge';
  return title === null || !has(path) ? [] : [{ id: 'deposit', title, path }];
});
/** The way to their money is open to everybody. Rows LIM-19, LIM-59. */
const $withdrawEntry = $rules.map(({ has, textOf }): PluginMenuItem[] => {
  const title = textOf('header.withdraw');
  const path = '/office/deduce';
  return title === null || !has(path) ? [] : [{ id: 'withdraw', title, path }];
});
export const $pluginAccountMenu = combine($depositEntry, $withdrawEntry, $slotLinks, (deposit, withdraw, links) => [
  ...deposit,
  ...withdraw,
  ...(links['account.menu'] ?? []),
]);

/** Entries that protect the player come first, whatever the site configures. Row LIM-48. */
const controls = ['limits', 'exclusion'] as const;

export const $pluginFooterMenu = combine($menus, $rules, $slotLinks, (menus, rules, links) => [
  ...controls.flatMap((id): PluginMenuItem[] => {
    const title = rules.textOf(`main.plain.${id}`);
    return title === null ? [] : [{ id, title, path: `/office/responsible#${id}` }];
  }),
  ...shownItems(menus.footer ?? none, rules),
  ...(links['footer.link'] ?? []),
]);

/** Keeps the contacts that are plain texts: a footer cannot show anything else. */
export const $pluginContacts = $siteConfig.map((config): PluginContact[] =>
  Object.entries(config?.contacts ?? {}).flatMap(([kind, value]) =>
    typeof value === 'string' && value !== '' ? [{ kind, value }] : [],
  ),
);
