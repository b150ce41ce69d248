import { isTree } from '../../contracts/is-tree.ts';
import { protectionOf } from '../../contracts/protection/index.ts';
import { siteFaults } from '../../contracts/protection/site-bounds.ts';
import { SiteConfig } from '../../contracts/site.ts';
import type { SiteChange, SiteFault } from '../../contracts/site-version.ts';
import { strayKeys } from '../../contracts/stray-keys.ts';
import { BadConfig, brandFaults, hashOfValues, requireProtection, serverKeys, siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';

type Values = Record<string, unknown>;

const ofServer = new Set<string>(serverKeys);

/** "brand.name: too long" → the path and what is wrong. */
function faultOf(message: string): SiteFault {
  const [, path = 'config', text = message] = /^([\w.[\]-]+):? (.+)$/s.exec(message) ?? [];
  return { path, text };
}

function refusedBy(config: Values): string[] {
  try {
    requireProtection(config);
    return [];
  } catch (error) {
    if (error instanceof BadConfig) return [error.message];
    throw error;
  }
}

/** Everything that forbids these own values of a site, each by its path. */
export function faultsIn(world: World, config: Values): SiteFault[] {
  const told = [
    ...brandFaults({ ...world, config }),
    ...siteFaults(config),
    ...protectionOf(config).faults,
    ...refusedBy(config),
  ];
  const laid = siteConfig({ ...world, config, maintenance: null }, 'en');
  const checked = SiteConfig.safeParse(laid);
  const wrong = (checked.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), text: message }));
  // Where a field is wrong there is no clean copy to hold against: the names at the top are checked nevertheless.
  const known = Object.fromEntries(Object.entries(laid).filter(([name]) => Object.hasOwn(SiteConfig.shape, name)));
  const ofPage = Object.fromEntries(Object.entries(config).filter(([name]) => !ofServer.has(name)));
  const stray = strayKeys(ofPage, checked.data ?? known).map((path) => ({
    path: path.join('.'),
    text: 'is no field of the configuration',
  }));
  return [...told.map(faultOf), ...wrong, ...stray];
}

/** A file says the hash of the values that were exported. Row SITE-08. */
export const hashFaults = (config: Values, hash: string | undefined): SiteFault[] =>
  hash === undefined || hash === hashOfValues(config)
    ? []
    : [{ path: '$sha256', text: 'is not of these values: the file was changed after it was exported' }];

/** Nothing beside a tree is a tree without values, so that each value has its own path. */
const asTree = (value: unknown, beside: unknown): Values | null => {
  if (isTree(value)) return value;
  return value === undefined && isTree(beside) && Object.keys(beside).length > 0 ? {} : null;
};

/** Each value that differs, by its path. */
export function changesOf(before: unknown, after: unknown, path = ''): SiteChange[] {
  const [one, other] = [asTree(before, after), asTree(after, before)];
  if (one !== null && other !== null)
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changesOf(one[key], other[key], path === '' ? key : `${path}.${key}`),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
