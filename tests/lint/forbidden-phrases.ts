/**
 * What no text may say, by language, as regular expressions in any case: a loss that was nearly a win, a bet without
 * risk, a sure win, money that comes easily, a loss to win back, a hurry. English holds in every language too.
 */
export const forbiddenPhrases: Readonly<Record<string, readonly string[]>> = {
  en: [
    String.raw`\b(?:almost|nearly|just about) (?:won|win|had it|there)\b`,
    String.raw`\bso close\b|\bnear miss\b|\bunlucky this time\b|\bbetter luck\b`,
    String.raw`\brisk[- ]?free\b|\bwithout (?:any )?risk\b|\bno[- ]risk\b|\bnothing to lose\b|\bcan(?:no|')t lose\b`,
    String.raw`\b(?:guaranteed|sure|certain) (?:win|winner|profit|thing|bet)\b|\bsure[- ]?fire\b`,
    String.raw`\b(?:easy|quick|fast) (?:money|cash|win|profit)\b|\bget rich\b|\bfree money\b`,
    String.raw`\b(?:win|get) (?:it |your money |your losses )?back (?:what|all)|\bchase (?:your )?loss|\brecover your loss`,
    String.raw`\byou(?:'|’)re due\b|\bhot streak\b|\bcan(?:no|'|’)t miss\b|\bhurry\b|\blast chance\b|\bact now\b`,
    String.raw`\bone more (?:bet|spin|go|try)\b|\bdon(?:'|’)t stop now\b|\bbet more to win\b`,
  ],
  ru: [
    'почти (?:выиграл|победил|угадал)',
    'чуть[- ]чуть не хватило|в следующий раз повез[её]т',
    'без риска|безрисков|нечего терять|невозможно проиграть',
    'гарантированн\\S* (?:выигрыш|прибыл|побед)|верн(?:ый|ая|ые) (?:выигрыш|ставк)|беспроигрыш',
    'л[её]гк(?:ие|их|ими) деньг|быстры(?:е|х) деньг|разбогате',
    'отыгра(?:й|ться|йся|йтесь|ете)',
    'торопи(?:сь|тесь)|спеши(?:те)?(?![а-яё])|последний шанс|не упусти',
    'ещ[её] одну ставку|не останавливай',
  ],
  de: [
    String.raw`\b(?:fast|beinahe) (?:gewonnen|geschafft|getroffen|richtig)\b|\bum ein Haar\b`,
    String.raw`\bknapp (?:daneben|verpasst|verfehlt)\b|\bnächstes Mal (?:klappt|mehr Glück)`,
    String.raw`\brisiko(?:los|frei)|\bohne (?:jedes |jegliches )?Risiko\b|\bkein Risiko\b|\bnichts zu verlieren\b`,
    String.raw`\b(?:garantierte|sichere)[nrs]? (?:Gewinn|Sieg|Wette|Tipp)|\bgarantiert gewinnen\b|\bGewinngarantie`,
    String.raw`\b(?:leichtes|schnelles|geschenktes) Geld\b|\breich werden\b`,
    String.raw`\b(?:Verluste?|Verlorenes|verlorenes Geld) (?:zurückholen|zurückgewinnen|wettmachen)\b`,
    String.raw`\bbeeil|\bletzte Chance\b|\bnicht (?:verpassen|entgehen lassen)\b|\bjetzt oder nie\b`,
    String.raw`\bnoch eine Wette (?:wagen|mehr)\b|\bjetzt nicht aufhören\b`,
  ],
  es: [
    String.raw`\bcasi (?:ganas|ganaste|gana|has ganado|ganado|aciertas)\b`,
    String.raw`\bpor (?:muy )?poco\b|\bmás suerte la próxima`,
    String.raw`\bsin (?:ningún )?riesgos?\b|\bnada que perder\b|\bimposible perder\b`,
    String.raw`\b(?:ganancia|premio|victoria|beneficio)s? (?:segur|garantizad)|\bapuesta segura\b|\bganar seguro\b`,
    String.raw`\bdinero (?:fácil|rápido|gratis)\b|\bhazte rico\b`,
    String.raw`\brecuper(?:a|e|ar) (?:lo perdido|tus pérdidas|sus pérdidas|lo que perdi)`,
    String.raw`\bdate prisa\b|\bdese prisa\b|\búltima oportunidad\b|\bno te lo pierdas\b`,
    String.raw`\buna apuesta más\b|\bno pares ahora\b`,
  ],
  pt: [
    String.raw`\bquase (?:ganhou|ganha|venceu|acertou|lá)\b`,
    String.raw`\bpor pouco\b|\bmais sorte (?:na|da) próxima`,
    String.raw`\bsem (?:nenhum )?riscos?\b|\bnada a perder\b|\bimpossível perder\b`,
    String.raw`\b(?:ganho|lucro|prêmio|vitória)s? (?:cert|garantid)|\baposta (?:certa|garantida)\b`,
    String.raw`\bdinheiro (?:fácil|rápido|grátis)\b|\bfique rico\b`,
    String.raw`\brecuper(?:e|ar) (?:o que perdeu|suas perdas|o prejuízo)`,
    String.raw`\bcorra\b|\bapresse-se\b|\búltima chance\b|\bnão perca (?:essa|esta|a) (?:chance|oportunidade)`,
    String.raw`\bmais uma aposta\b|\bnão pare agora\b`,
  ],
  tr: [
    'neredeyse (?:kazan|tut)|az kalsın|kıl payı',
    'bir dahaki sefere|şansın(?:ız)? dönecek',
    'risksiz|risk yok|riske girmeden|kaybedecek bir şey(?:in|iniz)? yok|kaybetmek imkansız',
    'garanti(?:li)? (?:kazanç|kazan|kâr|bahis)|kesin (?:kazanç|kazan|bahis)|banko kazanç',
    'kolay (?:para|kazanç)|hızlı para|bedava para|zengin ol',
    'kaybettiklerini(?:zi)? geri|kayıplarını(?:zı)? (?:geri|çıkar|telafi)',
    'acele et|son şans|fırsatı kaçırma',
    'bir bahis daha|şimdi durma',
  ],
  uk: [
    'майже (?:виграв|виграли|виграла|вгадали)|мало не виграли',
    'трохи не вистачило|наступного разу пощастить',
    'без ризику|безризиков|нічого втрачати|неможливо програти',
    'гарантован\\S* (?:виграш|прибут|перемог)|(?:певний|вірний) виграш|безпрограш',
    'легк(?:і|их) грош|швидк(?:і|их) грош|розбагаті',
    'відіграй(?:ся|теся|тесь)|поверніть програне',
    'поспіша(?:й|йте)|поспішіть|останній шанс|не проґав',
    'ще одну ставку|не зупиняй(?:ся|теся)',
  ],
  ar: [
    'كدت (?:أن )?(?:تفوز|تربح)|أوشكت على (?:الفوز|الربح)',
    'قريب(?:ا|ًا)? جد(?:ا|ًا) من الفوز|حظ(?:ا|ًا) أوفر',
    'بدون (?:أي )?مخاطر|بلا (?:أي )?مخاطر|خالٍ? من المخاطر|لا شيء تخسره|لا يمكن أن تخسر',
    '(?:فوز|ربح|مكسب|رهان) (?:مضمون|مؤكد)|الفوز المضمون|الربح المضمون',
    '(?:مال|ربح|أرباح) (?:سهل|سهلة|سريع|سريعة|مجاني|مجانية)',
    'استعد (?:ما خسرت|خسائرك)|عوض خسائرك|عوّض خسائرك',
    'أسرع الآن|الفرصة الأخيرة|لا تفوت',
    'رهان(?:ا|ًا)? آخر بعد|لا تتوقف الآن',
  ],
};

/** Edge of a word, also where it begins or ends with a letter that ASCII does not have. */
const edge = String.raw`(?:(?<!\p{L})(?=\p{L})|(?<=\p{L})(?!\p{L}))`;

/** Which of them a text holds. An unknown language has the English ones. */
export const phrasesIn = (language: string, text: string): string[] =>
  [...new Set([...(forbiddenPhrases.en ?? []), ...(forbiddenPhrases[language] ?? [])])].filter((phrase) =>
    new RegExp(phrase.replaceAll(String.raw`\b`, edge), 'iu').test(text),
  );
