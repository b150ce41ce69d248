/** A messenger puts its own object into the window of each web app that it opens. */
const names = ['TelegramWebviewProxy', 'TelegramWebview', 'vkBridge', 'ViberWebApp'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * `host`: the window. In an ordinary browser a messenger's library has no launch data and does not count. Spec: shell
 * §9.
 */
export function isMessengerApp(host: unknown, hash = ''): boolean {
  if (!isObject(host)) return false;
  if (names.some((name) => isObject(host[name])) || /[#&]tgWebAppData=./.test(hash)) return true;
  const app = isObject(host['Telegram']) ? host['Telegram']['WebApp'] : undefined;
  return isObject(app) && app['initData'] !== '';
}
