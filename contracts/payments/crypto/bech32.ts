const signs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/**
 * The checksum of a valid address, by the version of its program: BIP 173 and BIP 350. Later versions are not in use
 * yet.
 */
const rightSums: Readonly<Record<number, number>> = { 0: 1, 1: 0x2bc830a3 };
/** Signs after the version: programs of 20 or 32 bytes, each with six signs of check. */
const lengths: Readonly<Record<number, readonly number[]>> = { 0: [32 + 6, 52 + 6], 1: [52 + 6] };

const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => {
    const next = ((sum & 0x1ffffff) << 5) ^ value;
    return generators.reduce((mixed, generator, bit) => ((sum >>> 25) & (1 << bit) ? mixed ^ generator : mixed), next);
  }, 1);

/** Reads an address in bech32 or bech32m. `word`: of its network. Null: it has not the form of one. */
export function readBech32(typed: string): { word: string; isRight: boolean } | null {
  const [, word = '', data = ''] = /^([a-z]{2,5})1([02-9ac-hj-np-z]{39,59})$/.exec(typed.toLowerCase()) ?? [];
  if (word === '') return null;
  const values = Array.from(data, (sign) => signs.indexOf(sign));
  const version = values[0] ?? -1;
  if (lengths[version]?.includes(values.length - 1) !== true) return null;
  const prefix = Array.from(word, (sign) => sign.charCodeAt(0));
  const sum = sumOf([...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...values]);
  const isOneCase = typed === typed.toLowerCase() || typed === typed.toUpperCase();
  return { word, isRight: isOneCase && sum === rightSums[version] };
}
