/**
 * Turns that no native would write, by language: a second name for a thing that the glossary names, signs and spaces of
 * another language, an ending that does not know the value before it. Each was found by readers, more than once.
 */
export const turns: Readonly<Record<string, readonly RegExp[]>> = {
  tr: [
    // An ending follows the sound of its word, which a value does not tell: "{{brand}}’u".
    /\}\}[’']?(?!x\b)\p{Ll}/u,
    /kendini(?:zi)? dışla|gerçeklik kontrol|oynaklık|\bseed|ters kombine|bahsi satma/iu,
    /(?<!alt )(?:çeyrek|yarım|üç tür) çizgi|\bevin (?:marj|pay)|\bcashback\b/iu,
    /[«»]|\d'\p{L}|^(?!.*\+\d).*\d[ \u00A0]000\b/u,
  ],
  ar: [
    // A tanwin is before its alif: أولًا.
    /اً/,
    /[\u0600-\u06FF»], |[\u0600-\u06FF][?;]|[“”٪٠-٩]|^(?!.*\+\d).*\d[ \u00A0]000\b/,
    /(?<![\u0600-\u06FF])(?:ال)?مركب(?:ات)?(?![\u0600-\u06FF])|مال (?:ال)?لعب|السحب النقدي|تذكير (?:ب)?الواقع/,
    /تغيرت الاحتمالات|بيع (?:هذا )?الرهان/,
  ],
};

/** Which of them a text has. */
export const turnsIn = (language: string, text: string) => (turns[language] ?? []).filter((turn) => turn.test(text));
