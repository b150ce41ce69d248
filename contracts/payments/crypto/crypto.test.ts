import { expect, test } from 'vitest';

import { readAddress } from './index.ts';
import { type Network, networkIds, networksOf } from './networks.ts';

/** The genesis block's, those of BIP 173, BIP 350 and EIP-55, and those that the networks' own documents show. */
const right: readonly (readonly [Network, string])[] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ethereum', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['ethereum', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  ['ethereum', '0xde709f2102306220921060314715629080e2fb77'],
  ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['litecoin', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  ['litecoin', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
];

/** One address has one form: letters of bech32 are small. Row LIM-99. */
const kept = (address: string) => (address.startsWith('BC1') ? address.toLowerCase() : address);

test.each(right)('[PAY-10] an address of %s is read: %s', (network, address) => {
  expect(readAddress(` ${address}\n`, network)).toEqual({ address: kept(address) });
});

test.each(right)('[PAY-10] an address of %s is refused by every other network: %s', (network, address) => {
  for (const other of networkIds.filter((id) => id !== network))
    expect(readAddress(address, other)).toEqual({ problem: 'network' });
});

test('[PAY-10] one wrong sign is found in every address that has a check', () => {
  const hasCheck = ([, address]: (typeof right)[number]) => !/^0x[\da-f]+$|^0x[\dA-F]+$/.test(address);
  for (const [network, address] of right.filter(hasCheck))
    for (let place = address.startsWith('0x') ? 2 : 4; place < address.length; place += 1) {
      const sign = address[place] ?? '';
      const wrong = sign === '2' ? '3' : '2';
      const read = readAddress(address.slice(0, place) + wrong + address.slice(place + 1), network);
      expect('address' in read ? address : null).toBeNull();
    }
});

test.each([
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'digit'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'digit'],
  ['bitcoin', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'digit'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'digit'],
  // A test network, a version that pays nobody yet, and a program of the wrong length.
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'form'],
  ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'form'],
  ['bitcoin', 'bc1sw50qgdz25j', 'form'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'form'],
  ['bitcoin', '11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'form'],
  ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'form'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'form'],
  ['tron', 'T', 'form'],
  ['tron', '', 'form'],
] as const)('[PAY-10] on %s "%s" is wrong: %s', (network, address, problem) => {
  expect(readAddress(address, network)).toEqual({ problem });
});

test('[PAY-10] a currency of banks has no network, and every other one has its own', () => {
  expect(['USD', 'BTC', 'mBTC', 'ETH', 'USDT', 'LTC', 'TRX', 'DOGE'].map((iso) => networksOf(iso).join(' '))).toEqual([
    ...['', 'bitcoin', 'bitcoin', 'ethereum'],
    ...['tron ethereum', 'litecoin', 'tron', 'dogecoin'],
  ]);
  // Names that every object has are no currencies.
  expect(['__proto__', 'constructor', 'toString'].map(networksOf)).toEqual([[], [], []]);
});

test.each(right)('[R-C5] an address of %s is read as it was copied: %s', (network, address) => {
  for (const typed of [
    `\u2066${address}\u2069`,
    `${network}:${address}?amount=0.1&label=me`,
    `Address: ${address}`,
    `\ufeff${address.slice(0, 9)}\u200b${address.slice(9)}\u00a0`,
  ])
    expect(readAddress(typed, network), typed).toEqual({ address: kept(address) });
});
