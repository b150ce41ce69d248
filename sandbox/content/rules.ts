/** A part of a chapter: text, or a table with a heading for each column. */
export type RulesPart = {
  title: string;
  paragraphs?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
};
export type RulesChapter = { title: string; description: string; parts: readonly RulesPart[] };

/** `contents`: the name of the list of chapters. Chapters are numbered from 1, as in their addresses. */
export type Rules = { contents: string; chapters: readonly RulesChapter[] };
