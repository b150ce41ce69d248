import { createHash } from 'node:crypto';

/** `hash`: the library's own name, seven signs for the file and the count within it. `filePath`: from the root. */
type Named = { hash: string; filePath: string };

/**
 * Gives names of classes and variables with four signs for their file instead of seven: signs of a hash do not
 * compress, and each is in script and style sheet. Two files with the same four signs end the build.
 */
export function createShortNames(signsOf = fourSigns): (named: Named) => string {
  const prefixes = new Map<string, string>();
  const owners = new Map<string, string>();
  return ({ hash, filePath }) => {
    // The library counts each file from 0, so the first name of a file has one sign behind those of the file.
    const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
    prefixes.set(filePath, prefix);
    const signs = signsOf(filePath);
    const owner = owners.get(signs) ?? filePath;
    owners.set(signs, owner);
    if (owner !== filePath || !hash.startsWith(prefix))
      throw new Error(`Names of ${filePath} cannot be made short: ${owner === filePath ? hash : `${owner} has them`}.`);
    return `${signs}${hash.slice(prefix.length)}`;
  };
}

/** A letter and three signs of base 36. */
function fourSigns(filePath: string): string {
  const number = createHash('sha256').update(filePath).digest().readUInt32BE();
  return (
    String.fromCharCode(97 + (number % 26)) +
    Math.floor(number / 26)
      .toString(36)
      .padStart(3, '0')
      .slice(-3)
  );
}
