type Judge = (app?: string) => boolean;

/** Until the first remote app loads, only the host is on the page; then `shared/press-guard` judges, permanently. */
let judge: Judge | undefined;
export const judgePresses = (by: Judge): void => {
  judge ??= by;
};

/**
 * Did the player press, a moment ago, on the host's own surface, or on that of `app`? Asked where money moves or a limit loosens.
 * Decision D-124.
 */
export const isPressed: Judge = (app) => judge?.(app) ?? true;
