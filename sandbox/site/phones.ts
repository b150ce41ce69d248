import type { PhoneCountry, PhoneMask } from '../../contracts/auth.ts';
import { countriesIn, countryId } from './countries.ts';

/** Countries and their phone codes. When several share a code, the first one keeps it. */
const codes: readonly (readonly [iso: string, code: string])[] =
  `RU 7,KZ 7,US 1,CA 1,AD 376,AE 971,AF 93,AL 355,AM 374,AO 244,AR 54,AT 43,AU 61,AW 297,AZ 994,BA 387,BD 880,BE 32,BF 226,
BG 359,BH 973,BI 257,BJ 229,BN 673,BO 591,BR 55,BT 975,BW 267,BY 375,BZ 501,CD 243,CF 236,CG 242,CH 41,CI 225,CK 682,CL 56,CM 237,
CN 86,CO 57,CR 506,CU 53,CV 238,CW 599,CY 357,CZ 420,DE 49,DJ 253,DK 45,DZ 213,EC 593,EE 372,EG 20,ER 291,ES 34,ET 251,FI 358,
FJ 679,FK 500,FM 691,FO 298,FR 33,GA 241,GB 44,GE 995,GF 594,GH 233,GI 350,GL 299,GM 220,GN 224,GP 590,GQ 240,GR 30,GT 502,GW 245,
GY 592,HK 852,HN 504,HR 385,HT 509,HU 36,ID 62,IE 353,IL 972,IN 91,IQ 964,IR 98,IS 354,IT 39,JO 962,JP 81,KE 254,KG 996,KH 855,
KI 686,KM 269,KR 82,KW 965,LA 856,LB 961,LI 423,LK 94,LR 231,LS 266,LT 370,LU 352,LV 371,LY 218,MA 212,MC 377,MD 373,ME 382,
MG 261,MH 692,MK 389,ML 223,MM 95,MN 976,MO 853,MQ 596,MR 222,MT 356,MU 230,MV 960,MW 265,MX 52,MY 60,MZ 258,NA 264,NC 687,NE 227,
NG 234,NI 505,NL 31,NO 47,NP 977,NR 674,NU 683,NZ 64,OM 968,PA 507,PE 51,PF 689,PG 675,PH 63,PK 92,PL 48,PM 508,PS 970,PT 351,
PW 680,PY 595,QA 974,RE 262,RO 40,RS 381,RW 250,SA 966,SB 677,SC 248,SD 249,SE 46,SG 65,SI 386,SK 421,SL 232,SM 378,SN 221,SO 252,
SR 597,SS 211,ST 239,SV 503,SY 963,SZ 268,TD 235,TG 228,TH 66,TJ 992,TL 670,TM 993,TN 216,TO 676,TR 90,TV 688,TW 886,TZ 255,
UA 380,UG 256,UY 598,UZ 998,VE 58,VN 84,VU 678,WF 681,WS 685,XK 383,YE 967,YT 262,ZA 27,ZM 260,ZW 263`
    .split(/,\s*/)
    .map((pair) => {
      const [iso = '', code = ''] = pair.split(' ');
      return [iso, code] as const;
    });

/** How people write mobile numbers, where one way is usual. Elsewhere plain digits. `#` is a digit. */
const masks: Readonly<Record<string, string>> = {
  RU: '(###) ###-##-##',
  KZ: '(###) ###-##-##',
  US: '(###) ###-####',
  CA: '(###) ###-####',
  GB: '#### ######',
  UA: '## ###-##-##',
  BY: '## ###-##-##',
  UZ: '## ###-##-##',
  KG: '### ###-###',
  AM: '## ######',
  AZ: '## ###-##-##',
  GE: '### ##-##-##',
  MD: '## ### ###',
  TR: '### ### ## ##',
  ES: '### ## ## ##',
  PT: '### ### ###',
  FR: '# ## ## ## ##',
  PL: '### ### ###',
  IN: '##### #####',
  AE: '## ### ####',
};

const digitsOf = (mask: string): number => mask.replaceAll(/[^#]/g, '').length;

/** Sorted by the language's alphabet. */
export function phoneCountriesIn(language: string): PhoneCountry[] {
  const known = new Map(codes);
  return countriesIn(language).flatMap(({ id, iso, name }) => {
    const code = known.get(iso);
    return code === undefined ? [] : [{ id, name, country_code: iso, tel_code: code }];
  });
}

/** `Min`, `Max`: digits without the code. By the standard a whole number has at most 15. */
export const phoneMasks = (): PhoneMask[] =>
  codes.map(([iso, code]) => {
    const mask = masks[iso] ?? '';
    const [min, max] = mask === '' ? [6, 15 - code.length] : [digitsOf(mask), digitsOf(mask)];
    return { CountryId: countryId(iso), Mask: mask, Min: min, Max: max };
  });

/** Finds the digits of the country code at the start of a number with a plus. Null: there is no such code. */
export function phoneCountry(phone: string): string | null {
  const fitting = codes.filter(([, code]) => phone.startsWith(`+${code}`)).map(([, code]) => code);
  return fitting.sort((one, other) => other.length - one.length)[0] ?? null;
}
