import { expect, test } from 'vitest';

import { asksBic, readBankAccount, readCard, readVoucher, withCheckDigit } from './index.ts';

const code = withCheckDigit('900000000000001');

test.each([
  [code, { code }],
  [`${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`, { code }],
  [code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))), { code }],
  [code.slice(1), { problem: 'length' }],
  [`${code}0`, { problem: 'length' }],
  ['', { problem: 'length' }],
  ['voucher', { problem: 'length' }],
  [code.replace('9', '8'), { problem: 'digit' }],
])('[PAY-10] the voucher "%s" is read as %j', (typed, read) => {
  expect(readVoucher(typed)).toEqual(read);
});

test('[PAY-10] a voucher with one wrong digit, or with two that changed places, is no voucher', () => {
  for (let place = 0; place < code.length; place += 1) {
    const digit = Number(code[place]);
    for (let other = 0; other < 10; other += 1)
      if (other !== digit)
        expect(readVoucher(code.slice(0, place) + String(other) + code.slice(place + 1))).toEqual({ problem: 'digit' });
  }
  const swapped = withCheckDigit('912345678901234');
  for (let place = 0; place < 15; place += 1) {
    const [a = '', b = ''] = swapped.slice(place, place + 2);
    // The one pair that this check cannot tell.
    if (a !== b && `${a}${b}` !== '09' && `${a}${b}` !== '90')
      expect(readVoucher(swapped.slice(0, place) + b + a + swapped.slice(place + 2))).toEqual({ problem: 'digit' });
  }
});

const [germany, kuwait] = ['DE89370400440532013000', 'KW81CBKU0000000000001234560101'];

test.each([
  ['GB29 NWBK 6016 1331 9268 19', { iban: 'GB29NWBK60161331926819' }],
  ['de89-3704-0044-0532-0130-00', { iban: germany }],
  // As people copy it from a page or a letter: reports R-C5.
  ['IBAN GB29 NWBK 6016 1331 9268 19', { iban: 'GB29NWBK60161331926819' }],
  ['IBAN: GB29 NWBK 6016 1331 9268 19', { iban: 'GB29NWBK60161331926819' }],
  ['\u200eGB29 NWBK 6016 1331 9268 19', { iban: 'GB29NWBK60161331926819' }],
  ['GB29\u2011NWBK\u20116016\u20111331\u20119268\u201119', { iban: 'GB29NWBK60161331926819' }],
  ['\u2066ＧＢ29\u00a0NWBK\u202f6016–1331—9268\u221219\u2069\ufeff', { iban: 'GB29NWBK60161331926819' }],
  ['Kontonummer: DE٨٩ ३७०४ 0044 0532 0130 00', { iban: germany }],
  ['DE٨٩370400440532013000', { iban: germany }],
  ['GB29 NWBK 6016 1331 9268 18', { field: 'iban', problem: 'digit' }],
  ['GBX9 NWBK 6016 1331 9268 19', { field: 'iban', problem: 'digit' }],
  ['DE8937040044053201300', { field: 'iban', problem: 'length' }],
  ['DE893704004405320130000', { field: 'iban', problem: 'length' }],
  ['ZZ89370400440532013000', { field: 'iban', problem: 'country' }],
  ['1234', { field: 'iban', problem: 'country' }],
  ['', { field: 'iban', problem: 'country' }],
])('[PAY-10] the account number "%s" is read as %j', (iban, read) => {
  expect(readBankAccount({ iban, bic: '' })).toEqual(read);
});

test('[PAY-10] an account number with one wrong digit, or with two that changed places, is none', () => {
  for (let place = 4; place < germany.length; place += 1) {
    const wrong = germany.slice(0, place) + String((Number(germany[place]) + 1) % 10) + germany.slice(place + 1);
    expect(readBankAccount({ iban: wrong, bic: '' })).toEqual({ field: 'iban', problem: 'digit' });
    const [a = '', b = ''] = germany.slice(place, place + 2);
    if (b === '' || a === b) continue;
    const swapped = germany.slice(0, place) + b + a + germany.slice(place + 2);
    expect(readBankAccount({ iban: swapped, bic: '' })).toEqual({ field: 'iban', problem: 'digit' });
  }
});

test.each([
  ['NBOKKWKW', { iban: kuwait }],
  ['nbok kw kw 123', { iban: kuwait }],
  ['DEUTDEFF', { field: 'bic', problem: 'country' }],
  ['NBOKKWK', { field: 'bic', problem: 'form' }],
  ['NBOKKWKW5', { field: 'bic', problem: 'form' }],
  ['NBO1KWKW', { field: 'bic', problem: 'form' }],
  ['', { field: 'bic', problem: 'form' }],
])('[PAY-10] with an account in Kuwait the code of the bank "%s" is read as %j', (bic, read) => {
  expect(readBankAccount({ iban: kuwait, bic })).toEqual(read);
});

test('[PAY-10] the code of the bank is asked for as soon as the country outside of the euro area is typed', () => {
  expect(['K', 'KW', 'kw81 CBKU', kuwait, 'DE', germany, 'ZZ12', ''].map(asksBic)).toEqual([
    ...[false, true, true, true],
    ...[false, false, false, false],
  ]);
});

test.each([
  ['\u200e4242 4242 4242 4242', '4242424242424242'],
  ['4242\u20114242\u20114242\u20114242', '4242424242424242'],
  ['Card number: 4242–4242–4242–4242', '4242424242424242'],
  ['４２４２ ４２４２ ४२४२ ٤٢٤٢\u2069', '4242424242424242'],
  ['4242 4242 4242 424x', undefined],
])('[R-C5] the card "%s" is read as %s', (typed, digits) => {
  expect(readCard(typed)?.digits).toBe(digits);
});

test('[R-C5] codes of vouchers and banks are read with labels, marks and hyphens of any kind', () => {
  expect(readVoucher(`\u2066Code: ${code.slice(0, 8)}\u2011${code.slice(8)}\u2069`)).toEqual({ code });
  for (const bic of ['BIC: CBKU KWKW', 'SWIFT CBKUKWKWXXX', 'BIC/SWIFT CBKU-KWKW', '\u200fcbkukwkw'])
    expect(readBankAccount({ iban: kuwait, bic }), bic).toEqual({ iban: kuwait });
});
