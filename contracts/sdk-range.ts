const form = /^(\^|~|>=|<)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** A number that grows with the version, while no part of it reaches 100,000. */
const rank = (major: number, minor = 0, patch = 0): number => (major * 1e5 + minor) * 1e5 + patch;

const numbers = (texts: readonly (string | undefined)[]) => texts.map((text) => (text ? Number(text) : undefined));

function fits(part: string, version: number): boolean {
  const [, sign, ...texts] = form.exec(part) ?? [];
  // A form that is not understood has no number, and nothing is below or above that.
  const [major = NaN, minor, patch] = numbers(texts);
  const from = rank(major, minor, patch);
  if (sign === '<') return version < from;
  const next = minor === undefined || (sign === '^' && major > 0) ? rank(major + 1) : rank(major, minor + 1);
  return version >= from && (sign === '>=' || version < next);
}

/**
 * Is a version within a range: `^1.2`, `~1.2.3`, `>=1.0 <3`, parts with a space between, all of which must hold? A
 * range of another form holds nothing. Below 1.0 a minor release may break what was, so `^0.2` is `~0.2`.
 */
export function acceptsVersion(range: string, version: string): boolean {
  const [major = 0, minor, patch] = numbers(version.split(/[.+-]/, 3));
  return range.split(' ').every((part) => fits(part, rank(major, minor, patch)));
}
