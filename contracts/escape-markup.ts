const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML or XML, between tags or within double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
