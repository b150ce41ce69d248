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

/** Loads pictures into the browser's cache, where the page finds them. Only logs one that does not load. */
export const loadMedia = async (urls: readonly string[]): Promise<void> => {
  await Promise.all(urls.map(load));
};
