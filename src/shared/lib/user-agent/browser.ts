import type { Os } from './os';

/** `name` null: a crawler or an unknown browser. `major` null: the browser does not say. */
export type Browser = { name: string | null; major: number | null };

/** The order matters: a browser also names those that it imitates, so the rarest word comes first. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['opera-mini', /Opera Mini/],
  ['ie', /(?:MSIE |Trident\/.*rv:)(\d+)/],
  ['edge-legacy', /Edge\/(\d+)/],
  ['edge', /(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['opera', /(?:OPR|OPT|OPiOS)\/(\d+)|^Opera\/.*Version\/(\d+)/],
  ['yandex', /YaBrowser\/(\d+)/],
  ['samsung', /SamsungBrowser\/(\d+)/],
  ['huawei', /HuaweiBrowser\/(\d+)/],
  ['uc', /UCBrowser\/(\d+)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /Version\/(\d+).*Safari\//],
  ['webview', /AppleWebKit\/.*Mobile\//],
];

const majorOf = (groups: readonly (string | undefined)[]): number | null => {
  const found = groups.slice(1).find((group) => group !== undefined);
  return found === undefined ? null : Number(found);
};

export function browserOf(userAgent: string): Browser {
  for (const [name, pattern] of browsers) {
    const found = pattern.exec(userAgent);
    if (found !== null) return { name, major: majorOf(found) };
  }
  return { name: null, major: null };
}

/** The first versions with import maps, which the page needs: Chrome 89, Firefox 108, Safari 16.4. */
const youngest = { chrome: 89, firefox: 108, safari: 16 } as const;

/**
 * Every iOS browser is Safari inside. A newer browser no longer tells the true version of its system, so the higher of
 * the two versions counts.
 */
export function isOldBrowser(userAgent: string, browser: Browser, os: Os): boolean {
  const { name, major } = browser;
  if (name === 'ie' || name === 'edge-legacy' || name === 'opera-mini') return true;
  if (os.name === 'ios')
    return Math.max(os.major ?? 0, name === 'safari' ? (major ?? 0) : 0) < youngest.safari && os.major !== null;
  const engine = /Chrome\/(\d+)/.exec(userAgent)?.[1];
  if (engine !== undefined) return Number(engine) < youngest.chrome;
  if (name === 'firefox') return (major ?? 0) < youngest.firefox;
  if (name === 'safari') return (major ?? 0) < youngest.safari;
  return name === 'opera';
}
