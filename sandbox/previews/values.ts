import { isTree } from '../../contracts/is-tree.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a preview may show in other words, places and colours. All else stays as it is published: limits, ages, ways to pay and to sign
 * in, what the server decides by. A key that comes later is not in a preview until somebody adds it here. Decision D-1021.
 */
const shownKeys = [
  ...['plugins', 'slots', 'pluginTexts', 'menus', 'header', 'homepageType', 'isSnowEnabled', 'partnerCssBrandBook'],
  ...['brand', 'brands'],
] as const;
/** Of an app what the control room changes too: never its files, its origin or what it may do. */
const shownOfApp = ['enabled', 'rollout', 'requires', 'config', 'use', 'mounts', 'load'] as const;
/** Of a brand its looks: age, licence and company are facts. */
const shownOfBrand = ['name', 'logo', 'icons', 'maskableIcons', 'tokens'] as const;

/** `under` with these keys as `over` has them, those that it lacks taken away. */
function withKeys(under: unknown, over: unknown, keys: readonly string[]): Values | undefined {
  const [base, next] = [isTree(under) ? under : {}, isTree(over) ? over : {}];
  const kept = Object.entries(base).filter(([key]) => !keys.includes(key));
  const all = [...kept, ...keys.flatMap((key) => (Object.hasOwn(next, key) ? [[key, next[key]] as const] : []))];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** The same in each member of a table. */
function withMembers(under: unknown, over: unknown, keys: readonly string[]): Values | undefined {
  const [base, next] = [isTree(under) ? under : {}, isTree(over) ? over : {}];
  const names = [...new Set([...Object.keys(base), ...Object.keys(next)])];
  const all = names.flatMap((name) => {
    const member = withKeys(base[name], next[name], keys);
    return member === undefined ? [] : [[name, member] as const];
  });
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** The values that hold, with what may be shown of others laid over them. */
export function shownValues(held: Values, proposed: Values): Record<string, unknown> {
  const laid = withKeys(held, proposed, shownKeys) ?? {};
  const parts = {
    plugins: withMembers(held['plugins'], proposed['plugins'], shownOfApp),
    brand: withKeys(held['brand'], proposed['brand'], shownOfBrand),
    brands: withMembers(held['brands'], proposed['brands'], shownOfBrand),
  };
  return Object.fromEntries(Object.entries({ ...laid, ...parts }).filter(([, value]) => value !== undefined));
}

/** The values that hold, with a version of an app for everybody who may have the app. */
export function withVersion(held: Values, app: string, version: string): Record<string, unknown> {
  const apps = isTree(held['plugins']) ? held['plugins'] : {};
  const own = isTree(apps[app]) ? apps[app] : {};
  const tried = { ...own, enabled: true, use: version, rollout: { percent: 100 } };
  return { ...held, plugins: { ...apps, [app]: tried } };
}
