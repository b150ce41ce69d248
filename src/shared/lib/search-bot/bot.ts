/** Crawlers that do not call themselves a bot, or do so with signs of their own. */
const known =
  /\b(Baiduspider|Yahoo! Slurp|facebookexternalhit|Mail\.RU_Bot|AdsBot-Google|Mediapartners-Google|Google-InspectionTool|GoogleOther|ia_archiver|WhatsApp|Sogou web spider|Bytespider|DuckDuckBot|vkShare)\b/i;
/** `SomethingBot/2.1`: with a version behind it. A phone of the maker Cubot has a space there. */
const named = /\b([a-z][\w.-]*(?:bot|spider|crawler))\/\d/i;

/** Name of the crawler in small letters without signs, null for a person's browser. */
export function botOf(userAgent: string): string | null {
  const found = (known.exec(userAgent) ?? named.exec(userAgent))?.[1];
  return found === undefined ? null : found.toLowerCase().replaceAll(/[._! ]/g, '');
}
