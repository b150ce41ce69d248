import { readBase58 } from './base58.ts';
import { readBech32 } from './bech32.ts';
import { inCases, readEthereum } from './ethereum.ts';
import { type Network, networkIds, networks } from './networks.ts';

/** The error: it is no address, it is of another network, or a character is wrong. */
export type AddressProblem = 'form' | 'network' | 'digit';

/** The network that an address says it is of. Null: no address, or of a network that no money leaves by. */
function told(address: string): { network: Network; isRight: boolean } | null {
  const ethereum = readEthereum(address);
  if (ethereum !== null) return { network: 'ethereum', ...ethereum };
  const [word, coded] = [readBech32(address), readBase58(address)];
  const network = networkIds.find((id) => {
    const versions: readonly number[] = networks[id].versions;
    return word === null ? coded !== null && versions.includes(coded.version) : networks[id].word === word.word;
  });
  return network === undefined ? null : { network, isRight: (word ?? coded)?.isRight === true };
}

/** Without invisible characters, a link's scheme and query, and a label: an address has only letters and digits. */
const pasted = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{C}\p{Z}]/gu, '')
    .replace(/^[^:]{0,30}:(?:\/\/)?/, '')
    .split(/[?@]/, 1)[0] ?? '';

/**
 * One way to write an address: Ethereum in the cases that check it, bech32 small. Base58 has no other. The address
 * identifies the payee. Row LIM-99.
 */
function written(address: string): string {
  if (readEthereum(address) !== null) return `0x${inCases(address.slice(2).toLowerCase())}`;
  return readBech32(address) === null ? address : address.toLowerCase();
}

/**
 * Reads an address that money of this network shall go to: what goes to another one is lost. `address`: as it was typed, without spaces
 * around it. Row PAY-10.
 */
export function readAddress(typed: string, network: Network): { address: string } | { problem: AddressProblem } {
  const address = pasted(typed);
  const read = told(address);
  if (read === null) return { problem: 'form' };
  if (read.network !== network) return { problem: 'network' };
  return read.isRight ? { address: written(address) } : { problem: 'digit' };
}
