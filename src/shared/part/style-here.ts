/** Puts a style sheet into the document, where it stays. One that failed leaves nothing behind. */
export const styleHere = (path: string, patienceMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: path });
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      if (isHere) {
        resolve();
        return;
      }
      link.remove();
      reject(new Error(`${path} is no style sheet`));
    };
    const timer = setTimeout(end, patienceMs, false);
    link.onload = () => end(true);
    link.onerror = () => end(false);
    document.head.append(link);
  });
