import type { Message } from './message';

type Shown = Message & { language: string; direction: 'ltr' | 'rtl'; address: string };

const registered = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : null;
};

/** Shows a message outside the page, without a sound. The worker of the site outlives this tab; phones need it. Fails where the browser does not. */
export async function show(message: Shown, pressed: () => void): Promise<void> {
  const { title, text, tag, language, direction, address } = message;
  const options = {
    ...{ body: text, tag, lang: language, dir: direction, silent: true },
    ...{ icon: '/icons/icon-192.png', data: { address } },
  };
  const registration = await registered();
  if (registration) {
    await registration.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    pressed();
  });
}
