import { type Brand, readBrand } from '../../../contracts/brand.ts';
import { isTree } from '../../../contracts/is-tree.ts';
import { askedHost } from '../../http/asked-host.ts';
import type { World } from '../../world/world.ts';
import { hostsOf, isBrandHost } from './hosts.ts';
import { type Looks, makeLooks } from './looks.ts';

type Known = { brand: Brand; faults: readonly string[]; looks: Looks };
type OfBrand = Pick<World, 'config' | 'brandFiles'>;

/** Each block is read once: whoever changes a configuration makes another object. */
const known = new WeakMap<object, Known>();

function keep(block: unknown, read: () => Known): Known {
  if (typeof block !== 'object' || block === null) return read();
  const made = known.get(block) ?? read();
  known.set(block, made);
  return made;
}

function baseOf({ config, brandFiles }: OfBrand): Known {
  return keep(config['brand'], () => {
    const { brand, faults } = readBrand(config['brand']);
    const looks = makeLooks(brand, brandFiles);
    return { brand, faults: [...faults, ...looks.faults], looks };
  });
}

/** Field by field over the base: a wrong field of a host leaves that of the base. */
function atHost(site: OfBrand, block: unknown): Known {
  return keep(block, () => {
    const { brand: own, faults } = readBrand(block);
    const brand = { ...baseOf(site).brand, ...own };
    const ofOwn = makeLooks(own, site.brandFiles);
    return { brand, faults: [...faults, ...ofOwn.faults], looks: makeLooks(brand, site.brandFiles) };
  });
}

function brandHere(site: OfBrand): Known {
  const host = askedHost();
  const { brands } = site.config;
  return host !== null && isTree(brands) && isBrandHost(site.config, host) ? atHost(site, brands[host]) : baseOf(site);
}

/** The operator of the site, for each caller: the brand of the called host, else the common one. Row BRAND-09. */
export const brandOf = (site: OfBrand): Brand => brandHere(site).brand;
/** What it looks like. */
export const looksOf = (site: OfBrand): Looks => brandHere(site).looks;

/** What of its brands a site cannot use, each by its path. */
export function brandFaults(site: OfBrand): readonly string[] {
  const { blocks, faults } = hostsOf(site.config);
  const ofHosts = [...blocks].flatMap(([host, block]) =>
    atHost(site, block).faults.map((fault) => fault.replace(/^brand/, () => `brands.${host}`)),
  );
  return [...baseOf(site).faults, ...faults, ...ofHosts];
}
