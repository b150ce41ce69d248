import { sdkVersion } from '@sdk';

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether this host's facade is within `^major.minor.patch`, the one form of a range that plugins use. Any other form is refused. */
export function acceptsSdk(range: string, version = sdkVersion): boolean {
  const match = /^\^(\d+(?:\.\d+){0,2})$/.exec(range);
  if (match?.[1] === undefined) return false;
  const [major = 0, minor = 0, patch = 0] = numbers(match[1]);
  const [hostMajor = 0, hostMinor = 0, hostPatch = 0] = numbers(version);
  if (major !== hostMajor) return false;
  return hostMinor > minor || (hostMinor === minor && hostPatch >= patch);
}
