import { logWarning } from '@/shared/lib/logger';

const load = (url: string) =>
  new Promise<void>((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => {
      logWarning('A picture of the page did not load', url);
      resolve();
    };
    image.src = url;
  });

/** Into the browser's cache, where the page finds them. One that does not load is only logged. */
export const loadMedia = async (urls: readonly string[]): Promise<void> => {
  await Promise.all(urls.map(load));
};
