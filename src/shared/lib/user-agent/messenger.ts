/** A messenger puts an object of its own into the window of the web apps that it opens. */
const names = ['TelegramWebviewProxy', 'TelegramWebview', 'vkBridge', 'ViberWebApp'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `host`: the window. The library of a messenger in an ordinary browser has no data of a launch, and is none. Spec: shell §9. */
export function isMessengerApp(host: unknown, hash = ''): boolean {
  if (!isObject(host)) return false;
  if (names.some((name) => isObject(host[name])) || /[#&]tgWebAppData=./.test(hash)) return true;
  const app = isObject(host['Telegram']) ? host['Telegram']['WebApp'] : undefined;
  return isObject(app) && app['initData'] !== '';
}
