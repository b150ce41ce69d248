type Judge = (app?: string) => boolean;

/** Until the first remote app comes, nobody but the host is on the page; then `shared/press-guard` judges, once and for good. */
let judge: Judge | undefined;
export const judgePresses = (by: Judge): void => {
  judge ??= by;
};

/**
 * Did the player press, a moment ago, on the host's own surface, or on that of `app`? Asked where money moves or a limit loosens.
 * Decision D-124.
 */
export const isPressed: Judge = (app) => judge?.(app) ?? true;
