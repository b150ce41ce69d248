/**
 * Damages every field of a site configuration, one by one, as a mistake of an operator or an unfinished backend might.
 */

/** Fills each list and record that the reference backend leaves empty, so that their parts are damaged too. */
export const furnished = (usual: Record<string, unknown>): Record<string, unknown> => ({
  ...usual,
  mediaResources: { flags: '/sys-icons/flags.svg' },
  licence: { dmca: { domains: ['127.0.0.1'], name: 'dmca-site-verification', content: 'abc' } },
  customize: { geo_with_twelve_format: ['US'], has_twelve_h_by_geo: false },
  config: { ...(usual['config'] as object), langHiddenUnauthorized: ['de'], geoAuthReqVip: ['XX'] },
  partnerCssBrandBook: [{ css_prop: '--partner-gap', css_value: '24px' }],
  hyperBonusPercent: 5,
  notFoundFragments: ['old-page'],
  loginModes: ['login_password'],
  isSessionPartitioned: false,
  isOneTapAllowed: false,
  sysUi: { version: '3.0.0', config: 'night' },
  iconsVersion: '2.0.0',
  feedTransport: 'ws',
  device: 'desktop',
  plugins: { news: { enabled: true } },
});

type Step = string | number;
type Tree = Record<Step, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Lists the paths of all fields. The first entry of a list stands for all. */
function pathsOf(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  const own = path.length === 0 ? [] : [path];
  if (Array.isArray(value)) return value.length === 0 ? own : [...own, ...pathsOf(value[0], [...path, 0])];
  if (!isTree(value)) return own;
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

const hostileText = '"><script>alert(1)</script>javascript:alert(1)/../../%E0%A4%A\u202e\u0000';
const missing = Symbol('missing');
const values: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', missing],
  ['null', null],
  ['a number', -1.5],
  ['a text', 'NaNpx'],
  ['a list', [7]],
  ['an object', { a: [] }],
  ['huge', 1e308],
  ['long', 'x'.repeat(100_000)],
  ['hostile', hostileText],
  ['empty', ''],
];

export type Damage = { name: string; field: string; body: Record<string, unknown> };

/** Gives one configuration for each field and each wrong value, with all other fields unchanged. */
export function damages(usual: Record<string, unknown>): Damage[] {
  const whole = furnished(usual);
  return pathsOf(whole).flatMap((path) =>
    values.map(([name, value]) => {
      const body = structuredClone(whole);
      const parent = path.slice(0, -1).reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), body);
      const last = path.at(-1) ?? '';
      if (isTree(parent)) {
        if (value !== missing) parent[last] = value;
        else if (Array.isArray(parent)) parent.splice(Number(last), 1);
        else Reflect.deleteProperty(parent, last);
      }
      return { name: `${path.join('.')} is ${name}`, field: String(path[0]), body };
    }),
  );
}
