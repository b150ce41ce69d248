/** Puts a link into the document and waits for what it loads. One that fails is taken out again. */
export const putLink = (link: HTMLLinkElement, patienceMs: number, isRight = () => true): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      if (isHere) {
        resolve();
        return;
      }
      link.remove();
      reject(new Error(`${link.href} did not come`));
    };
    const timer = setTimeout(end, patienceMs, false);
    link.onload = () => end(isRight());
    link.onerror = () => end(false);
    document.head.append(link);
  });
