import { isTree } from '../../../contracts/is-tree.ts';

const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/;
const mostHosts = 100;

/** Which hosts have a brand of their own, and what is wrong with the list. Each lays its block over `brand`. */
export function hostsOf({ brands }: Readonly<Record<string, unknown>>): {
  blocks: ReadonlyMap<string, unknown>;
  faults: string[];
} {
  if (brands === undefined) return { blocks: new Map(), faults: [] };
  if (!isTree(brands)) return { blocks: new Map(), faults: ['brands: is no object'] };
  const given = Object.entries(brands);
  const named = given.filter(([host]) => hostName.test(host));
  const faults = given
    .filter(([host]) => !hostName.test(host))
    .map(([host]) => `brands.${host.slice(0, 60).replaceAll(/[^\w.-]/g, '')}: is no host name in small letters`);
  if (named.length > mostHosts) faults.push(`brands: more than ${String(mostHosts)} hosts`);
  return { blocks: new Map(named.slice(0, mostHosts)), faults };
}

/** The hosts that have a brand of their own. */
export const brandHosts = (config: Readonly<Record<string, unknown>>): string[] => [...hostsOf(config).blocks.keys()];

/** Has this host a brand of its own? */
export const isBrandHost = ({ brands }: Readonly<Record<string, unknown>>, host: string): boolean =>
  isTree(brands) && Object.hasOwn(brands, host) && hostName.test(host);
