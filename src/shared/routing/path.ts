/** `/en/home/live` → `en` and `/home/live`. The language is exactly two letters, in any case. Spec: shell §2, §5. */
export function splitPath(pathname: string): { language: string | null; path: string } {
  const language = /^\/([a-z]{2})(?=\/|$)/i.exec(pathname)?.[1] ?? null;
  const rest = language === null ? pathname : pathname.slice(3);
  const path = rest.replace(/\/+$/, '');
  return { language, path: path === '' ? '/' : path };
}

/** The reverse. The home page of a language has no trailing slash. */
export const joinPath = (language: string, path: string): string => {
  const tail = path.startsWith('/') ? path : `/${path}`;
  return `/${language}${tail.replace(/^\/(?=$|[?#])/, '')}`;
};
