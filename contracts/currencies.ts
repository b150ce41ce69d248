/**
 * Currencies of accounts. A line has the code, the minor digits, step and first value of the stake in minor units, and
 * the symbol. The number of a currency (`currencyId`) is its place in the list, from 1, so new lines go to the end
 * only. The last seven are cryptocurrencies. The specification gives the steps of RUB, USD, EUR, UAH, KZT, INR and BRL
 * (coupon §5), decision D-87 the others. The digits come from ISO 4217.
 */
const table = `
RUB 2 10000 15000 ₽
USD 2 250 500 $
EUR 2 250 500 €
UAH 2 5000 5000 ₴
KZT 2 50000 100000 ₸
INR 2 10000 30000 ₹
BRL 2 1000 1500 R$
AED 2 1000 2000 AED
AFN 2 20000 25000 ؋
ALL 2 25000 50000 ALL
AMD 2 100000 200000 ֏
ANG 2 500 1000 ANG
AOA 2 200000 500000 Kz
ARS 2 250000 500000 $
AUD 2 500 1000 $
AWG 2 500 1000 AWG
AZN 2 500 1000 ₼
BAM 2 500 1000 KM
BBD 2 500 1000 $
BDT 2 25000 50000 ৳
BGN 2 500 1000 BGN
BHD 3 1000 2000 BHD
BIF 0 10000 20000 BIF
BMD 2 250 500 $
BND 2 250 500 $
BOB 2 2000 2500 Bs
BSD 2 250 500 $
BTN 2 20000 50000 BTN
BWP 2 2500 5000 P
BYN 2 1000 2000 BYN
BZD 2 500 1000 $
CAD 2 250 500 $
CDF 2 500000 1000000 CDF
CHF 2 250 500 CHF
CLP 0 2500 5000 $
CNY 2 2000 5000 ¥
COP 2 1000000 2000000 $
CRC 2 100000 250000 ₡
CUP 2 5000 10000 $
CVE 2 25000 50000 CVE
CZK 2 5000 10000 Kč
DJF 0 500 1000 DJF
DKK 2 2000 2500 kr
DOP 2 20000 25000 $
DZD 2 25000 50000 DZD
EGP 2 10000 25000 E£
ERN 2 5000 10000 ERN
ETB 2 20000 25000 ETB
FJD 2 500 1000 $
FKP 2 200 500 £
GBP 2 200 500 £
GEL 2 500 1000 ₾
GHS 2 2500 5000 GH₵
GIP 2 200 500 £
GMD 2 20000 25000 GMD
GNF 0 20000 50000 FG
GTQ 2 2000 5000 Q
GYD 2 50000 100000 $
HKD 2 2000 5000 $
HNL 2 5000 10000 L
HTG 2 25000 50000 HTG
HUF 2 100000 200000 Ft
IDR 2 5000000 10000000 Rp
ILS 2 1000 2000 ₪
IQD 3 2500000 5000000 IQD
IRR 2 10000000 20000000 IRR
ISK 0 250 500 kr
JMD 2 50000 100000 $
JOD 3 2000 5000 JOD
JPY 0 500 1000 ¥
KES 2 25000 50000 KES
KGS 2 20000 50000 ⃀
KHR 2 1000000 2000000 ៛
KMF 0 1000 2500 CF
KRW 0 2500 5000 ₩
KWD 3 1000 2000 KWD
KYD 2 200 500 $
LAK 2 5000000 10000000 ₭
LBP 2 25000000 50000000 L£
LKR 2 100000 200000 Rs
LRD 2 50000 100000 $
LSL 2 5000 10000 LSL
LYD 3 10000 25000 LYD
MAD 2 2500 5000 MAD
MDL 2 5000 10000 MDL
MGA 2 1000000 2000000 Ar
MKD 2 20000 25000 MKD
MMK 2 500000 1000000 K
MNT 2 1000000 2000000 ₮
MOP 2 2000 5000 MOP
MRU 2 10000 20000 MRU
MUR 2 10000 25000 Rs
MVR 2 5000 10000 MVR
MWK 2 500000 1000000 MWK
MXN 2 5000 10000 $
MYR 2 1000 2500 RM
MZN 2 20000 25000 MZN
NAD 2 5000 10000 $
NGN 2 500000 1000000 ₦
NIO 2 10000 20000 C$
NOK 2 2500 5000 kr
NPR 2 25000 50000 Rs
NZD 2 500 1000 $
OMR 3 1000 2000 OMR
PAB 2 250 500 PAB
PEN 2 1000 2000 PEN
PGK 2 1000 2000 PGK
PHP 2 20000 25000 ₱
PKR 2 50000 100000 Rs
PLN 2 1000 2000 zł
PYG 0 20000 50000 ₲
QAR 2 1000 2000 QAR
RON 2 1000 2500 lei
RSD 2 25000 50000 RSD
RWF 0 2500 5000 RF
SAR 2 1000 2000 SAR
SBD 2 2000 5000 $
SCR 2 2500 5000 SCR
SDG 2 200000 250000 SDG
SEK 2 2500 5000 kr
SGD 2 250 500 $
SHP 2 200 500 £
SLE 2 5000 10000 SLE
SOS 2 200000 250000 SOS
SRD 2 10000 20000 $
SSP 2 500000 1000000 £
STN 2 5000 10000 Db
SVC 2 2000 5000 SVC
SYP 2 2500000 5000000 £
SZL 2 5000 10000 SZL
THB 2 10000 20000 ฿
TJS 2 2500 5000 TJS
TMT 2 1000 2000 TMT
TND 3 10000 20000 TND
TOP 2 500 1000 T$
TRY 2 10000 20000 ₺
TTD 2 2000 2500 $
TWD 2 10000 20000 $
TZS 2 500000 1000000 TZS
UGX 0 10000 20000 UGX
UYU 2 10000 20000 $
UZS 2 2500000 5000000 UZS
VES 2 10000 20000 VES
VND 0 50000 100000 ₫
VUV 0 250 500 VUV
WST 2 500 1000 WST
XAF 0 2000 2500 FCFA
XCD 2 500 1000 $
XOF 0 2000 2500 F CFA
XPF 0 250 500 CFPF
YER 2 50000 100000 YER
ZAR 2 5000 10000 R
ZMW 2 5000 10000 ZK
BTC 8 5000 10000 ₿
mBTC 5 5000 10000 m₿
ETH 8 100000 200000 Ξ
USDT 6 2500000 5000000 ₮
LTC 8 2500000 5000000 Ł
TRX 6 20000000 50000000 TRX
DOGE 8 2000000000 2500000000 Ð
`;

/** Names that Intl does not know, because these are no ISO 4217 currencies. */
const cryptoNames: Record<string, string> = {
  BTC: 'Bitcoin',
  mBTC: 'Millibitcoin',
  ETH: 'Ethereum',
  USDT: 'Tether',
  LTC: 'Litecoin',
  TRX: 'Tron',
  DOGE: 'Dogecoin',
};

/** `step` and `first`: the stake's step and its first value, in minor units. `digits`: minor digits of the currency. */
export type CurrencyFacts = {
  iso: string;
  currencyId: number;
  symbol: string;
  kind: 'fiat' | 'crypto';
  digits: number;
  step: number;
  first: number;
};

export const currencies: readonly CurrencyFacts[] = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [iso = '', digits, step, first, symbol = iso] = line.split(' ');
    return {
      iso,
      currencyId: index + 1,
      symbol,
      kind: iso in cryptoNames ? 'crypto' : 'fiat',
      digits: Number(digits),
      step: Number(step),
      first: Number(first),
    };
  });

const byIso = new Map(currencies.map((currency) => [currency.iso, currency]));

/** The facts of a currency. An unknown code gets the values of the rouble (coupon §5: step 100, first 150). */
export const currencyFacts = (iso: string): CurrencyFacts =>
  byIso.get(iso) ?? { iso, currencyId: 0, symbol: iso, kind: 'fiat', digits: 2, step: 10_000, first: 15_000 };

export const isCurrency = (iso: string): boolean => byIso.has(iso);

/** Its name in the language, such as "euro". The code where there is no name. */
export const currencyName = (iso: string, language: string): string =>
  cryptoNames[iso] ?? new Intl.DisplayNames([language, 'en'], { type: 'currency' }).of(iso) ?? iso;
