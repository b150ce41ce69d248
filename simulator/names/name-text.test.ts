import { expect, test } from 'vitest';

import { languages, localize } from '../../sandbox/texts/text.ts';
import { fullCatalogue } from '../catalogue/index.ts';
import { handles, surnames } from '../squads/names.ts';
import { nameText } from './name-text.ts';
import { type Tongue, tongueOfCountry } from './tongues.ts';

const names: readonly (readonly [name: string, tongue: Tongue | undefined, ru: string, uk: string, ar: string])[] = [
  ['Manchester United FC', 'en', 'Манчестер Юнайтед ФК', 'Манчестер Юнайтед ФК', 'مانشستر يونايتد'],
  ['AFC Bournemouth', 'en', 'АФК Борнмут', 'АФК Борнмут', 'بورنموث'],
  ['West Ham United FC', 'en', 'Вест Хэм Юнайтед ФК', 'Вест Гем Юнайтед ФК', 'وست هام يونايتد'],
  [
    'Brighton & Hove Albion FC',
    'en',
    'Брайтон энд Хоув Альбион ФК',
    'Брайтон енд Гоув Альбіон ФК',
    'برايتون آند هوف ألبيون',
  ],
  [
    'Wolverhampton Wanderers FC',
    'en',
    'Вулверхэмптон Уондерерс ФК',
    'Вулвергемптон Вондерерз ФК',
    'ولفرهامبتون واندررز',
  ],
  ['Stockport County', 'en', 'Стокпорт Каунти', 'Стокпорт Каунті', 'ستوكبورت كاونتي'],
  ['Rochdale', 'en', 'Рочдейл', 'Рочдейл', 'روتشديل'],
  ['Huddersfield Town AFC', 'en', 'Хаддерсфилд Таун АФК', 'Гаддерсфілд Таун АФК', 'هاديرسفيلد تاون'],
  ['Arsenal FC U21', 'en', 'Арсенал ФК (до 21)', 'Арсенал ФК (до 21)', 'آرسنال تحت 21'],
  ['Arsenal FC (W)', 'en', 'Арсенал ФК (ж)', 'Арсенал ФК (ж)', 'آرسنال (سيدات)'],
  ['Real Madrid CF', 'es', 'Реал Мадрид ФК', 'Реал Мадрид ФК', 'ريال مدريد'],
  ['Villarreal CF', 'es', 'Вильярреал ФК', 'Вільярреал ФК', 'فياريال'],
  ['Deportivo Alavés', 'es', 'Депортиво Алавес', 'Депортіво Алавес', 'ديبورتيفو ألافيس'],
  ['CD Castellón', 'es', 'КД Кастельон', 'КД Кастельон', 'سي دي كاستيلون'],
  ['Cerro Porteño', 'es', 'Серро Портеньо', 'Серро Портеньо', 'سيرو بورتينو'],
  ['Peñarol', 'es', 'Пеньяроль', 'Пеньяроль', 'بينيارول'],
  ['Juventus FC', 'it', 'Ювентус ФК', 'Ювентус ФК', 'يوفنتوس'],
  ['Perugia', 'it', 'Перуджа', 'Перуджа', 'بيروجا'],
  ['Cesena FC', 'it', 'Чесена ФК', 'Чесена ФК', 'تشيسينا'],
  ['Paris Saint-Germain FC', 'fr', 'Пари Сен-Жермен ФК', 'Парі Сен-Жермен ФК', 'باريس سان جيرمان'],
  ['Châteauroux', 'fr', 'Шатору', 'Шатору', 'شاتورو'],
  ['1. FC Köln', 'de', '1. ФК Кёльн', '1. ФК Кельн', 'كولن'],
  ['Preußen Münster', 'de', 'Пройссен Мюнстер', 'Пройссен Мюнстер', 'برويسن ميونستر'],
  ['FC Schalke 04', 'de', 'ФК Шальке 04', 'ФК Шальке 04', 'شالكي 04'],
  ['TSG Hoffenheim II', 'de', 'ТСГ Хоффенхайм II', 'ТСГ Гоффенгайм II', 'تي إس جي هوفنهايم 2'],
  ['FC St. Pauli', 'de', 'ФК Санкт-Паули', 'ФК Санкт-Паулі', 'سانت باولي'],
  ['PSV', 'nl', 'ПСВ', 'ПСВ', 'بي إس في'],
  ['SC Heerenveen', 'nl', 'СК Херенвен', 'СК Геренвен', 'إس سي هيرينفن'],
  ['FC Famalicão', 'pt', 'ФК Фамаликан', 'ФК Фамалікан', 'فاماليكان'],
  ['União de Leiria', 'pt', 'Униан де Лейрия', 'Уніан де Лейрія', 'أونيان دي ليريا'],
  ['Widzew Łódź', 'pl', 'Видзев Лудзь', 'Відзев Лудзь', 'فيدزيف لودز'],
  ['Legia Warszawa', 'pl', 'Легия Варшава', 'Легія Варшава', 'ليغيا وارسو'],
  ['Dąbrowa Górnicza', 'pl', 'Донброва Гурнича', 'Донброва Гурніча', 'دونبروفا غورنيتشا'],
  ['M. Jaworski', 'pl', 'М. Яворский', 'М. Яворський', 'م. يافورسكي'],
  ['Mladá Boleslav', 'cs', 'Млада Болеслав', 'Млада Болеслав', 'ملادا بوليسلاف'],
  ['Železničar Pančevo', 'hr', 'Железничар Панчево', 'Железнічар Панчево', 'جيليزنيتشار بانتشيفو'],
  ['Beşiktaş', 'tr', 'Бешикташ', 'Бешикташ', 'بشكتاش'],
  ['Iğdır FK', 'tr', 'Идыр ФК', 'Ідир ФК', 'إيدير'],
  ['Kasımpaşa SK', 'tr', 'Касымпаша СК', 'Касимпаша СК', 'كاسيمباشا إس كيه'],
  ['Çaykur Rizespor', 'tr', 'Чайкур Ризеспор', 'Чайкур Різеспор', 'تشايكور ريزيسبور'],
  ['Újpest FC', 'hu', 'Уйпешт ФК', 'Уйпешт ФК', 'أويبيشت'],
  ['Brøndby IF', 'nordic', 'Брёндбю ИФ', 'Брендбю ІФ', 'بروندبيو آي إف'],
  ['Bodø/Glimt', 'nordic', 'Бодё/Глимт', 'Боде/Глімт', 'بودو/غليمت'],
  ['IFK Norrköping', 'nordic', 'ИФК Норркёпинг', 'ІФК Норркепінг', 'آي إف كيه نوركوبينغ'],
  ['FC Nordsjælland', 'nordic', 'ФК Нордшэлланн', 'ФК Нордшелланн', 'نوردشيلان'],
  ['Zenit St. Petersburg', 'slavic', 'Зенит Санкт-Петербург', 'Зеніт Санкт-Петербург', 'زينيت سان بطرسبورغ'],
  ['Krylia Sovetov', 'slavic', 'Крылья Советов', 'Крила Рад', 'كريليا سوفيتوف'],
  ['CSKA Moscow', 'slavic', 'ЦСКА Москва', 'ЦСКА Москва', 'سيسكا موسكو'],
  ['SKA-Khabarovsk', 'slavic', 'СКА-Хабаровск', 'СКА-Хабаровск', 'إس كيه إيه خاباروفسك'],
  ['Dynamo Kyiv', 'ukrainian', 'Динамо Киев', 'Динамо Київ', 'دينامو كييف'],
  ['Shakhtar Donetsk', 'ukrainian', 'Шахтёр Донецк', 'Шахтар Донецьк', 'شاختار دونيتسك'],
  ['F. Hrytsenko', 'ukrainian', 'Ф. Гриценко', 'Ф. Гриценко', 'ف. غريتسينكو'],
  ['Shandong Taishan', 'chinese', 'Шаньдун Тайшань', 'Шаньдун Тайшань', 'شاندون تايشان'],
  [
    'Guangdong Southern Tigers',
    'chinese',
    'Гуандун Саутерн Тайгерс',
    'Гуандун Саутерн Тайгерс',
    'غواندون ساوثيرن تايغرز',
  ],
  ['Sanfrecce Hiroshima', 'japanese', 'Санфрекс Хиросима', 'Санфрекс Хіросіма', 'سانفريكس هيروسيما'],
  ['Kashiwa Reysol', 'japanese', 'Касива Рейсол', 'Касіва Рейсол', 'كاسيفا ريسول'],
  ['Al Hilal', 'arabic', 'Аль-Хиляль', 'Аль-Гіляль', 'الهلال'],
  ['Al Wehda', 'arabic', 'Аль-Вахда', 'Аль-Вахда', 'الوحدة'],
  ['J. Smith', 'en', 'Дж. Смит', 'Дж. Сміт', 'ج. سميث'],
  ['J. Jansen', 'nl', 'Й. Янсен', 'Й. Янсен', 'ي. يانسن'],
  ['J. Lopez', 'es', 'Х. Лопес', 'Х. Лопес', 'خ. لوبيس'],
  ['W. Walker', 'en', 'У. Уокер', 'В. Вокер', 'و. ووكر'],
  ["Christopher O'Connell", undefined, 'Кристофер О’Коннелл', 'Крістофер ОʼКоннелл', 'كريستوفر أوكونيل'],
  ["Pat O'Brien", 'en', 'Пат О’Брайен', 'Пат ОʼБраєн', 'بات أوبراين'],
  ['Botic van de Zandschulp', undefined, 'Ботич ван де Цандшульп', 'Ботіч ван де Цандшульп', 'بوتيتش فان دي تساندشولب'],
  ['Alex de Minaur', undefined, 'Алекс де Минаур', 'Алекс де Мінаур', 'أليكس دي ميناور'],
  ['Carlos Alcaraz', undefined, 'Карлос Алькарас', 'Карлос Алькарас', 'كارلوس ألكاراز'],
  ['Jan-Lennard Struff', undefined, 'Ян-Леннард Струфф', 'Ян-Леннард Струфф', 'يان لينارد ستروف'],
  ['Novak Djokovic', undefined, 'Новак Джокович', 'Новак Джокович', 'نوفاك ديوكوفيتش'],
  ['McDonald', 'en', 'Макдоналд', 'Макдоналд', 'ماكدونالد'],
  ['D.C. United', 'en', 'Д.К. Юнайтед', 'Д.К. Юнайтед', 'د.ك. يونايتد'],
  ['Philadelphia 76ers', 'en', 'Филадельфия Севенти Сиксерс', 'Філадельфія Севенті Сіксерс', 'فيلادلفيا سفنتي سيكسرز'],
  ['Amberhaven (virtual)', 'en', 'Амберхавен (вирт.)', 'Амбергавен (вірт.)', 'أمبيرهافن (افتراضي)'],
  ['Wales', 'en', 'Уэльс', 'Уельс', 'ويلز'],
];

test.each(names)(
  '[LANG-31] %s is written in the letters of Russian, Ukrainian and Arabic',
  (name, tongue, ...forms) => {
    const text = nameText(name, tongue);
    expect(['ru', 'uk', 'ar'].map((language) => localize(text, language))).toEqual(forms);
  },
);

test('[LANG-31] languages of Latin letters keep the name, and equal names are one object', () => {
  const text = nameText('Widzew Łódź', 'pl');
  const others = languages.filter((language) => !['ru', 'uk', 'ar'].includes(language));
  expect(new Set(others.map((language) => localize(text, language)))).toEqual(new Set(['Widzew Łódź']));
  expect(nameText('Widzew Łódź', 'pl')).toBe(text);
  expect(JSON.parse(JSON.stringify(text))).toEqual(
    Object.fromEntries(languages.map((language) => [language, localize(text, language)])),
  );
});

/** Second and third teams have Roman numbers where they are usual. */
const roman = /(?<!\p{L})(?:II|III|IV)(?!\p{L})/gu;

test('[LANG-31] no team and no player has a Latin letter left, and none is left without letters', () => {
  const all = fullCatalogue.flatMap(({ leagues, endless, tours }) => [
    ...[...leagues, ...endless].flatMap(({ country, teams }) =>
      teams.map((name) => nameText(name, tongueOfCountry(country))),
    ),
    ...tours.flatMap(({ players, qualifiers }) => [...players, ...qualifiers].map((name) => nameText(name))),
  ]);
  const texts = [...all, ...[...surnames, ...handles].map((name) => nameText(name))];
  const wrong = texts.flatMap((text) =>
    [text['ru'], text['uk'], text['ar']].filter(
      (form = '') =>
        /\p{Script=Latin}|[ҳҭһӧӣ]/u.test(form.replace(roman, '')) ||
        !/[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(form),
    ),
  );
  expect(wrong).toEqual([]);
});
