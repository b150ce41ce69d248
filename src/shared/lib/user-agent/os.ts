export type OsName = 'windows' | 'macos' | 'linux' | 'chromeos' | 'ios' | 'android' | 'other';
/** `major` is null where the browser does not say. */
export type Os = { name: OsName; major: number | null };

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const firstOf = (userAgent: string, pattern: RegExp): number | null => numberOf(pattern.exec(userAgent)?.[1]);

/**
 * The user agent gives the version of the kernel, and people know another one: 6.1 is Windows 7, 6.2 and 6.3 are
 * Windows 8.
 */
const windowsOf: Readonly<Record<string, number>> = { '6.1': 7, '6.2': 8, '6.3': 8 };
const windowsMajor = (version: string | undefined): number | null =>
  version === undefined ? null : (windowsOf[version] ?? Math.floor(Number(version)));

/**
 * A tablet may report itself as a desktop Mac. But no Mac has a touch screen, and Chrome on a Mac is no Safari. Spec:
 * shell §2.
 */
export const isIpadAsMac = (userAgent: string, maxTouchPoints: number): boolean =>
  maxTouchPoints > 1 && userAgent.includes('Macintosh') && !/Chrome\/|Firefox\//.test(userAgent);

/** The system of the machine. An iPad that calls itself a Mac gets the version of its Safari. */
export function osOf(userAgent: string, maxTouchPoints: number): Os {
  if (isIpadAsMac(userAgent, maxTouchPoints)) return { name: 'ios', major: firstOf(userAgent, /Version\/(\d+)/) };
  if (/iPhone|iPad|iPod/.test(userAgent)) return { name: 'ios', major: firstOf(userAgent, /OS (\d+)[_.]/) };
  if (userAgent.includes('Windows Phone')) return { name: 'other', major: null };
  if (userAgent.includes('Android')) return { name: 'android', major: firstOf(userAgent, /Android (\d+)/) };
  if (userAgent.includes('CrOS')) return { name: 'chromeos', major: null };
  if (userAgent.includes('Windows'))
    return { name: 'windows', major: windowsMajor(/Windows NT (\d+\.\d+)/.exec(userAgent)?.[1]) };
  if (userAgent.includes('Macintosh')) return { name: 'macos', major: firstOf(userAgent, /Mac OS X (\d+)/) };
  return { name: userAgent.includes('Linux') ? 'linux' : 'other', major: null };
}
