/** Crawlers that do not call themselves a bot, or spell the term differently. */
const known =
  /\b(Baiduspider|Yahoo! Slurp|facebookexternalhit|facebookcatalog|Mail\.RU_Bot|AdsBot-Google|Mediapartners-Google|Google-InspectionTool|GoogleOther|APIs-Google|FeedFetcher-Google|ia_archiver|WhatsApp|Sogou web spider|Bytespider|BingPreview|YandexImages|SkypeUriPreview|vkShare)\b/i;
/**
 * A word that ends in "bot", with or without a version or a branch: `Googlebot-Image/1.0`, `TelegramBot (like
 * TwitterBot)`. A bot in an address does not count: `+http://a.example/bot.html`. Nor does `CUBOT`, which makes
 * telephones.
 */
const named = /(?:^|[\s(;,])(?!cubot\b|cubot_)([a-z][\w.!-]*?(?:bot|spider|crawler)(?:-[a-z][\w-]*)?)(?=$|[\s/;,)+])/i;

/** Name of the crawler in small letters without signs, null for a person's browser. */
export function botOf(userAgent: string): string | null {
  const found = (known.exec(userAgent) ?? named.exec(userAgent))?.[1];
  return found === undefined ? null : found.toLowerCase().replaceAll(/[._! ]/g, '');
}
