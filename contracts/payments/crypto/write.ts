import { writeBase58 } from './base58.ts';
import { inCases } from './ethereum.ts';
import { type Network, networks } from './networks.ts';

/** Writes the address of a payee. `payee`: twenty bytes, the hash of their key. */
export function writeAddress(network: Network, payee: Uint8Array): string {
  const [version] = networks[network].versions;
  if (version !== undefined) return writeBase58(version, payee);
  const hex = Array.from(payee, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `0x${inCases(hex)}`;
}

/** Words that a wallet reads from a picture: the scheme of each network, the address and the sum in whole units of the currency. */
export function payUri(network: Network, address: string, amount: string): string {
  return network === 'bitcoin' || network === 'litecoin' || network === 'dogecoin'
    ? `${network}:${address}?amount=${amount}`
    : address;
}
