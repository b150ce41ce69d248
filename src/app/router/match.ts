import { pageTypes } from './page-types';

export type Params = Readonly<Record<string, string | undefined>>;
export type Pattern = { path: string; allow?: (params: Params) => boolean };

const number = /^\d{1,15}(?:-[a-z0-9-]*)?$/;
const isNumbered = (segment: string | undefined) => segment === undefined || number.test(segment);

/** Segments of sport, championship and game begin with their number; a page type is one of the given words. Decision D-93. */
export const allowSport = ({ menuSection, sport, champ, game }: Params): boolean =>
  (menuSection === undefined || pageTypes.includes(menuSection)) && [sport, champ, game].every(isNumbered);

/** `:zone?` → every way to leave optional segments out, longest first. */
function variants(path: string): string[][] {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.reduceRight<string[][]>(
    (tails, part) => {
      const name = part.replace(/\?$/, '');
      const taken = tails.map((tail) => [name, ...tail]);
      return part.endsWith('?') ? [...taken, ...tails] : taken;
    },
    [[]],
  );
}

function matchParts(pattern: readonly string[], segments: readonly string[]): Params | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Parameters of a path that fits the pattern as a whole, null when it does not. Optional segments in a row are told apart by their shape (`allow`),
 * never by their place. Spec: shell §2, decision D-93.
 */
export function matchPattern({ path, allow = () => true }: Pattern, pathname: string): Params | null {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  if (!segments.every((segment) => segment !== null)) return null;
  for (const variant of variants(path)) {
    const params = matchParts(variant, segments);
    if (params !== null && allow(params)) return params;
  }
  return null;
}
