/** The site offers Portuguese as `pt-BR`, so its texts use the Portuguese of Brazil. */

/** Words, endings and turns that Portugal uses and Brazil does not. */
const ofPortugal = [
  /\bpalavras?-passe\b|\becrãs?\b|\bficheiros?\b|\butilizador|\btelemóve(?:l|is)\b|\bseparador(?:es)?\b|\bcup(?:ão|ões)\b/i,
  /\bregist(?:o|os|ar|ar-se|e-se)\b|\bcontrolo\b|\bcontact(?:o|os|ar|e)\b|\bequipas?\b|\bdesportos?\b/i,
  /\bpartilh|\bintroduz|\bpercentagem\b|\bconnosco\b|\bliga(?:ção|ções)\b|\bde momento\b|\bdemasiado\b|\bindicativo\b/i,
  /\b(?:auto)?golos?\b|\bprolongamento\b|\btempo de compensação\b|\bao intervalo\b|\bmant(?:ém|êm)-se\b|\bjá não\b/i,
  /\b(?:tem|têm|temos) de (?!\d)[a-zç]+(?:ar|er|ir)\b|\blevant(?:ar|o|e) (?:o )?dinheiro\b/i,
  // Quotation marks of Brazil are “ ”, and its percent sign is at its number.
  /[«»]|[\d}][ \u00A0]%/,
  /\b(?:bónus|prémio|ténis|póquer|pénalti)\b|\w+ámos\b|-lhes?\b|\bà espera\b/i,
  /(?:^|\. )a (?!partir|qualquer|seguir\b|pagar\b)[a-zç]+(?:ar|er|ir)\b|\best(?:á|ão|amos) a [a-zç]+(?:ar|er|ir)\b/i,
  // The dictionaries use one word for odds, and it is not this.
  /\bcota(?:s|ção|ções)?\b/i,
];

/** What only Portugal would say so. */
export const faultsOf = (text: string) => ofPortugal.filter((words) => words.test(text));
