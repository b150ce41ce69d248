import type { Dictionary } from '@/shared/i18n';

/** The texts of an app under its own name, so that they touch no other's. One that refers to another means its own. */
export const prefixed = (id: string, texts: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      `${id}/${key}`,
      text.replaceAll(/\$t\(\s*([\w.-]+)/g, (whole, named: string) =>
        Object.hasOwn(texts, named) ? `$t(${id}/${named}` : whole,
      ),
    ]),
  );
