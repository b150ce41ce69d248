/**
 * Networks that money leaves by. `versions`: the first byte of an address in base58; `word`: what one in bech32 begins
 * with. Only addresses of the main network: an address that a test network shares with no other is invalid. Litecoin
 * wrote the 5 of Bitcoin once, and the two cannot be told apart, so it is not accepted. Sources: BIP 13, BIP 173, the
 * chain parameters of each network's reference client.
 */
export const networks = {
  bitcoin: { name: 'Bitcoin', versions: [0x00, 0x05], word: 'bc' },
  litecoin: { name: 'Litecoin', versions: [0x30, 0x32], word: 'ltc' },
  dogecoin: { name: 'Dogecoin', versions: [0x1e, 0x16], word: null },
  tron: { name: 'Tron (TRC-20)', versions: [0x41], word: null },
  ethereum: { name: 'Ethereum (ERC-20)', versions: [], word: null },
} as const;

export type Network = keyof typeof networks;
export const networkIds = Object.keys(networks) as [Network, ...Network[]];

const ways = new Map<string, readonly Network[]>([
  ['BTC', ['bitcoin']],
  ['mBTC', ['bitcoin']],
  ['ETH', ['ethereum']],
  ['USDT', ['tron', 'ethereum']],
  ['LTC', ['litecoin']],
  ['TRX', ['tron']],
  ['DOGE', ['dogecoin']],
]);

/** A payment is sure when so many blocks hold it, its own among them. Row PAY-10. */
export const wantedBlocks = 3;

/** The networks that a currency moves on; none for one of banks. */
export const networksOf = (iso: string): readonly Network[] => ways.get(iso) ?? [];
