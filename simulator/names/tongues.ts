import { readSpelling, type Spelling } from './spelling.ts';

/** Letters as most languages of Europe read them. */
const common = `
a=а b=б c=к d=д e=е f=ф g=г h=ҳ i=и j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и z=з
c>eiyéè=с ch=ч sh=ш zh=ж kh=х ph=ф ts=ц tch=ч sch=ш tsch=ч ck=к qu=кв th=т
ai=ай ei=ей oi=ой ja=я ju=ю je=е jo=йо ya=я yu=ю yo=йо ye=е ay=ай ey=ей oy=ой uy=уй ij=ий ia$=ия ae=аэ oe=оэ ue=уэ ^e=э iy$=ий yi=и
ä=е ö=ӧ ü=ю å=о æ=э ø=ӧ œ=ӧ ß=сс š=ш ž=ж č=ч ć=ч ç=с ş=ш ș=ш ğ= ı=ы ł=л đ=дж ð=д þ=т ř=рж ě=е ů=у ś=сь ź=зь ż=ж ą=он
ę=ен ń=нь ň=нь ť=ть ď=дь ő=ӧ ű=ю ț=ц ţ=ц ă=э ñ=нь ña=нья ño=ньо ñe=нье ñu=нью ê=е ə=э ^ä=э ^ö=э ^ø=э ^å=о ^ü=ю ğa=а`;

/** In them an l is soft where no vowel follows. */
const softL = 'l>bcdfghkmnpqrstvxz$=ль';

const texts = {
  common: '',
  en: `ee=и ea=и oo=у ou=ау ow=оу ay=эй ai=эй ey$=и y$=и ies$=ис ie$=и igh=ай gh=г th=ҭ wh=у w=у ^w=у ^wr=р ew=ью eu=ю oa=оу oy=ой oi=ой
    ^j=дж j=дж ja=джа ju=джу je=дже jo=джо g>eiy=дж gi$=ги ge$=дж dge=дж ^ge>aehilmnt=ге ^gi>bl=ги ^kn=н ing=инг ings$=ингс tion=шен sion=жен e$= es$=с ed$=д er$=ер
    ham$=ҳэм hams$=ҳэмс ton$=тон ford$=форд ville$=вилл shire$=шир bury$=бери field$=филд wood$=вуд land$=ленд town$=таун burgh$=бург borough$=боро
    mouth$=мут stone$=стоун dale$=дейл side$=сайд wick$=вик bridge$=бридж brook$=брук man$=мен ers$=ерс
    ake$=ейк ane$=ейн ate$=ейт ade$=ейд ale$=ейл ame$=ейм ave$=ейв ase$=ейз ace$=ейс ide$=айд ile$=айл ime$=айм ite$=айт ive$=айв ike$=айк ice$=айс ise$=айз
    one$=оун ole$=оул ome$=оум ore$=ор ope$=оуп ose$=оуз oke$=оук ode$=оуд ure$=ур ley$=ли leigh$=ли aw=о au=о ur=ер ir>bdfgklmnst$=ер
    ull=алл unn=анн und=анд unt=ант uck=ак uff=афф udd=адд umm=амм ump=амп umb=амб ust=аст uss=асс utt=атт un$=ан ub$=аб ug$=аг up$=ап um$=ам us$=ус unk=анк ung=анг
    ts=тс ln$=льн ^u=ю ^y>aeou=й ^ya=я ^yo=йо ^ye=йе ^mc=мак ^mac>cdgklnpq=мак ^e=э ^ea=и ^ee=и ^eu=ю ^ai=эй ^au=о ia$=ия x$=кс ck$=к sch=ск tz=ц que$=к ie=и`,
  es: `${softL} ll>aeouáéóú=ль lla=лья llá=лья llo=льо lló=льо lle=лье llé=лье lli=льи llí=льи llu=лью j=х ja=ха ju=ху je=хе jo=хо g>eiéí=х gue=ге gué=ге gui=ги guí=ги qu>eiéí=к que=ке qui=ки c>eiéí=с
    z=с ch=ч h= ^he=э ^hu=у hua=уа hue=уэ ^hue=уэ x=кс y=й y$=й ya=я yo=йо ye=е yu=ю ie=ье ié=ье ^ie=йе ue=уэ ué=уэ io=ио ía$=ия ia$=ия ei=ей ña=нья ñá=нья ñe=нье ñé=нье ñi=ньи ño=ньо ñó=ньо ñu=нью ^ñu=нью rr=рр ü=у ^y=и`,
  pt: `${softL} lh=ль lha=лья lho=льо lhe=лье nh=нь nha=нья nho=ньо nhe=нье ç=с ão=ан ãe=айн ões=ойнс j=ж ja=жа ju=жу je=же jo=жо g>eiéêí=ж gue=ге gui=ги qu>eiéí=к que=ке qui=ки c>eiéêí=с
    ch=ш x=ш h= ^he=э o$=у os$=ус z$=с em$=ен im$=ин ou=о eira=ейра eiro$=ейру ia$=ия ã=ан ie=ие`,
  it: `l>bcdfghkmnpqrstvxz=ль gli=льи glia=лья glio=льо gn=нь gna=нья gno=ньо gne=нье gni=ньи c>eiéè=ч cc>eiéè=чч ci>aou=ч cci>aou=чч ch=к cch=кк g>eiéè=дж gg>ei=ддж gi>aou=дж gh=г sc>ei=ш sci>aou=ш
    z=ц zz=цц qu=кв h= ^he=э j=ю ju=ю ie=ье ia=иа ia$=ия y=и`,
  fr: `${softL} eau=о eaux$=о au=о aux$=о aud$=о ault$=о ou=у oux$=у oi=уа ois$=уа oy=уа ai=е ais$=е ei=е eu=ӧ eur=ӧр ch=ш gn=нь gna=нья qu=к que$=к ç=с j=ж ja=жа ju=жю je=же jo=жо g>eiyéè=ж gu>eiyé=г gue$=г
    c>eiyéèê=с ph=ф th=т h= ^he=э ^eu=э ble$=бль tre$=тр s$= t$= e$= es$= d$= x$= z$= et$=е er$=е ez$=е ier$=ье ières$=ьер ère$=ер ent$=ан ant$=ан ont$=он and$=ан ard$=ар art$=ар ert$=ер ier=ьер
    in$=ен ain$=ен ein$=ен ien$=ьен en>bcdfglpqstv=ан em>bp=ам ille=ий illes$=ий ay=е ey=е y=и u=ю ue=юэ é=е ée$=е ^é=э ie$=и œu=ӧ tion=сьон`,
  de: `${softL} sch=ш tsch=ч ch=х chs=кс ck=к ei=ай eu=ой äu=ой ie=и ^st=шт ^sp=шп z=ц tz=ц v=ф w=в j=й ah>bdfgklmnrst$=а eh>bdfgklmnrst$=е oh>bdfgklmnrst$=о uh>bdfgklmnrst$=у öh>lmnr=ӧ üh>lmnr=ю ih>lmnr=и
    ai=ай ay=ай au=ау ^ei=ай ^eu=ой ^ai=ай ^au=ау aue=ауэ ^s>aeiouäöü=з ase=азе äse=езе ese=езе ise=изе ose=озе use=узе ^ü=ю ^ä=э ^ö=э th=т ph=ф ee=е oo=о aa=а ue=ю oe=ӧ ae=е ^ue=ю`,
  nl: `${softL} ij=ей oe=у ui=ӧй eu=ӧ ee=е aa=а oo=о uu=ю ie=и ch=х sch=сх sj=ш j=й ja=я jo=йо ju=ю je=йе ou=ау au=ау ei=ей w=в ae=а y=ей ck=к c=к c>eiy=с tt=тт z=з ^z=з ^v=в`,
  pl: `l>bcćdfghkmnńpqrsśtvwzż$=ль sz=ш cz=ч szcz=щ rz=ж ch=х dz=дз dź=дзь dż=дж ść=сьць ć=ць ci>aouąęó=ч si>aouąęó=с zi>aouąęó=з ni>aouąęó=н ia=я io=ё iu=ю ie=е ię=ен ią=ён j=й ja=я je=е jo=йо ju=ю w=в c=ц y=ы ó=у ą=он ę=ен ł=л rzy=жи szy=ши ży=жи czy=чи
    wski$=вский cki$=цкий ski$=ский dzki$=дзкий ska$=ская cka$=цкая ch$=х h=х ia$=ия`,
  cs: `ch=х c=ц č=ч š=ш ž=ж ř=рж ě=е j=й ja=я já=я je=е jo=йо ju=ю y=и ý=и ý$=ы ou=оу ů=у ck=цк ský$=ский cký$=цкий w=в l>bcdfghkmnprstvz$=л h=г ie=ие ná$=на`,
  hr: `č=ч ć=ч š=ш ž=ж đ=дж dž=дж lj=ль lja=ля lju=лю lje=ле ljo=льо nj=нь nja=ня nje=не nju=ню njo=ньо c=ц j=й ja=я je=е jo=йо ju=ю h=х ij$=ий ck=цк vić=вич ć$=ч ic$=ич sk$=ск`,
  tr: `c=дж ç=ч ş=ш ğ= ğı=ы ğa=а ğu=у ği=и ğü=ю j=ж ı=ы y=й ya=я yu=ю yü=ю ye=е yo=йо ay=ай ey=ей ö=ӧ ü=ю ^ö=э ^ü=у h=ҳ ş$=ш w=в ıy=ый iy=ий lı=лы li=ли`,
  ro: `ș=ш ş=ш ț=ц ţ=ц ă=э â=ы î=ы c>ei=ч ch>ei=к g>ei=дж gh>ei=г ci>aou=ч gi>aou=дж j=ж ia=я ie=ие ea=еа ia$=ия u=у iu=ю h=х cea=ча ^ie=е escu$=еску`,
  hu: `sz=с ssz=сс s=ш zs=ж cs=ч gy=дь gya=дья gyo=дьо gyö=дьё ny=нь nya=нья nyí=ньи nyi=ньи ly=й lya=я c=ц ch=х cz=ц ö=ӧ ő=ӧ ü=ю ű=ю j=й ja=я já=я je=е jó=йо ju=ю y=и é=е á=а w=в th=т`,
  nordic: `ø=ӧ ö=ӧ å=о ä=е æ=э aa=о j=й ja=я jo=йо ju=ю je=е jø=ӧ jö=ӧ jä=е sj=ш skj=ш kj=х y=ю ^y=ю th=т ch=к w=в hv=в hj=й gaard=гор gård=гор sen$=сен und=унн ld$=лль nd$=нн ck=к c=к c>eiy=с ei=ей z=с ee=е ${softL}`,
  fi: `ä=я ö=ӧ y=ю aa=аа j=й ja=я ju=ю jo=йо je=е h=х l>bcdfghkmnpqrstvxz=ль ^y=ю ^ä=э yy=юю ää=яя`,
  slavic: `zh=ж kh=х ts=ц ch=ч sh=ш shch=щ ya=я yu=ю yo=йо ye=е ia=ия ia$=ия iia=ия ii=ий iy=ий yy=ый ae=ае y=ы y$=ый iy$=ий ey=ей ay=ай oy=ой e=е c=ц j=й h=х skiy$=ский sky$=ский skyi$=ский q=к w=в gy=ги ky=ки hy=хи khy=хи shy=ши zhy=жи chy=чи`,
  ukrainian: `h=г zh=ж kh=х ts=ц ch=ч sh=ш shch=щ ya=я yu=ю yo=йо ye=е ia=я iia=ия ii=ий ie=е i=и iy=ӣй yi=и y=ӣ y$=ӣй e=е c=ц j=й iu=ю ay=ай ey=ей oy=ой`,
  chinese: `zh=чж x=с q=ц j=цз z=цз c=ц ang=ан eng=эн ong=ун ing=ин an>bcdfghjklmnpqrstwxz$=ань en>bcdfghjklmnpqrstwxz$=энь in>bcdfghjklmnpqrstwxz$=инь un>bcdfghjklmnpqrstwxz$=унь uo=о ui=уй uei=уэй ai=ай ei=эй ao=ао ou=оу ia=я ian=янь iang=ян iao=яо ie=е iu=ю iong=юн
    uan=уань uang=уан yi=и ya=я yao=яо yang=ян yan=янь ye=е yin=инь ying=ин you=ю yong=юн yu=юй yue=юэ yuan=юань yun=юнь wu=у w=в wei=вэй r=ж e=э h=х hui=хуэй xu=сюй ju=цзюй qu=цюй ch=ч sh=ш ng=нг`,
  japanese: `shi=си chi=ти tsu=цу sha=ся shu=сю sho=сё cha=тя chu=тю cho=тё tchi=тти ji=дзи ja=дзя ju=дзю jo=дзё fu=фу ya=я yu=ю yo=ё z=дз h=һ ei=ей ai=ай oi=ой ui=уй kyo=кё ryu=рю ryo=рё kyu=кю nya=ня nyo=нё gyo=гё hyo=һё hya=һя byo=бё e=э ^e=э ke=ке se=се te=те ne=не me=ме re=ре be=бе de=де ge=ге he=һе n>bmp=м yoshi=ёси w=в`,
  korean: `eo=о eu=ы ae=э ^j=ч j=дж ja=джа ju=джу jo=джо jeo=джо ^ja=ча ^ju=чу ^jo=чо ^jeo=чо ^je=че ch=чх cheo=чхо ng=н yeo=ё ya=я yu=ю yo=ё wa=ва wo=во oe=ве w=в h=һ ^g=к ^d=т ^b=п ^p=пх ^gyeo=кё ee=и oo=у`,
  arabic: `th=т kh=х dh=д sh=ш gh=г q=к j=дж ja=джа ju=джу jo=джо je=дже h=ҳ oo=у ou=у ee=и aa=а ee$=и w=в y=й y$=и ya=я iy=ий ai=ай ay=ай ei=ей c=к dj=дж x=кс ^e=э`,
  asian: `c=ч ch=ч j=дж ja=джа ju=джу jo=джо je=дже y=й y$=и ya=я yu=ю yo=йо ye=е ng=нг nh=нь ny=нь nya=нья kh=к ph=п th=т w=в oo=у ee=и ou=у h=һ sh=ш bh=бх dh=дх gh=гх au=ау ai=ай`,
} as const;

export type Tongue = keyof typeof texts;

/** The hints that letters with diacritics give on a word of unknown language. */
const signs: readonly (readonly [RegExp, Tongue])[] = [
  [/[ąćęłńśźż]/, 'pl'],
  [/[ğış]/, 'tr'],
  [/[řěů]/, 'cs'],
  [/[čšžđ]/, 'hr'],
  [/[ñ]/, 'es'],
  [/[ãõ]/, 'pt'],
  [/[șțăâ]/, 'ro'],
  [/[øåæ]/, 'nordic'],
  [/[ßäöü]/, 'de'],
  [/(?:sch|tz|ck|mann|burg|berg|feld|bach)/, 'de'],
  [/(?:ski|cki|czyk|czak|wicz)$/, 'pl'],
  [/(?:escu)$/, 'ro'],
  [/(?:ez|ero|illo|ado|edo|uez)$/, 'es'],
  [/(?:eau|oux|aux|ault|ette|eux|ois)$/, 'fr'],
  [/(?:etti|elli|ini|ucci|accio|occhi|aldi|otti|ello|etto|etta|ino)$/, 'it'],
  [/(?:[eo]v|[cjlnrtzsm])ic$/, 'hr'],
  [/(?:enko|chuk|iuk)$/, 'ukrainian'],
  [/(?:ov|ev|ova|eva|kin|kina|sky|skaya|tsev)$/, 'slavic'],
  [/(?:sen|gaard|strom|qvist)$/, 'nordic'],
  [/(?:son|ton|ham|ley|ford|field|wood|worth|shire|man|all|ock|ight|ow)$/, 'en'],
];

const tongueOf = (word: string): Tongue => signs.find(([sign]) => sign.test(word))?.[1] ?? 'common';

/**
 * The typical letters of words of a language. Clubs of Eastern Europe have English names too, which fit no such rule.
 */
const built: Readonly<Partial<Record<Tongue, RegExp>>> = {
  chinese:
    /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:[aeiou]|ai|ei|ui|ao|ou|iu|ie|ue|ua|uo|ia|iao|uai|an|en|in|un|ang|eng|ing|ong|ian|iang|iong|uan|uang))+$/,
  japanese: /^(?:(?:kk|tt|pp|ss|tch|sh|ch|ts|[kgnhbpmr]y|[kgsztdnhbpmyrwjf])?[aeiou]|[nm])+$/,
  korean: /^(?!.*(?:er|ers|ors|ings|rs|ns|ts|us|co|y)$)[a-eg-uwyj]+$/,
  asian: /^(?!.*(?:ers|ors|ings|ights|ants|ons|ians|oyal|ity)$)/,
};

/** The language that a word of small letters is read in. */
export function tongueFor(word: string, tongue: Tongue | undefined): Tongue {
  if (tongue === undefined) return tongueOf(word);
  return built[tongue]?.test(word) === false ? 'en' : tongue;
}

const read = new Map<Tongue, Spelling>();
export function spellingOf(tongue: Tongue): Spelling {
  const spelling = read.get(tongue) ?? readSpelling(common, texts[tongue]);
  read.set(tongue, spelling);
  return spelling;
}

const homes: readonly (readonly [Tongue, string])[] = [
  ['en', 'England Scotland GB US AU NZ IE CA ZA NG GH KE'],
  ['es', 'ES MX AR CO CL UY PY PE EC BO VE CR GT HN SV PR DO'],
  ['pt', 'PT BR'],
  ['it', 'IT'],
  ['fr', 'FR BE'],
  ['de', 'DE AT CH'],
  ['nl', 'NL'],
  ['pl', 'PL'],
  ['cs', 'CZ SK'],
  ['hr', 'HR RS SI BA'],
  ['tr', 'TR'],
  ['ro', 'RO'],
  ['hu', 'HU'],
  ['nordic', 'SE NO DK IS'],
  ['fi', 'FI'],
  ['slavic', 'RU BG KZ UZ'],
  ['ukrainian', 'UA'],
  ['chinese', 'CN TW'],
  ['japanese', 'JP'],
  ['korean', 'KR'],
  ['arabic', 'SA EG AE QA IR MA DZ TN'],
  ['asian', 'ID MY TH VN IN PK BD PH'],
];
const byCountry = new Map(homes.flatMap(([tongue, countries]) => countries.split(' ').map((each) => [each, tongue])));

/** Which language the names of a country are read in; undefined for a continent and for countries of no own rule. */
export const tongueOfCountry = (country: string): Tongue | undefined => byCountry.get(country);
