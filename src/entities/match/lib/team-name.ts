/** Words that only say "club". A name that is only this term keeps it. */
const club =
  '(?:1\\. )?(?:AFC|FC|CF|CFC|SC|SSC|AS|AC|FK|NK|SK|BK|BC|IF|UD|CD|SD|RCD|RC|US|OGC|SV|TSV|TSG|FSV|VfL|VfB|ФК)';
const before = new RegExp(`^${club} `, 'u');
const after = new RegExp(`(?: de Fútbol| Football Club| Fútbol Club| ${club})$`, 'u');

/**
 * A name in three parts. Where room is short, the outer two go and the middle one stays. Together they are the name.
 */
export function splitTeamName(name: string): { before: string; core: string; after: string } {
  const end = after.exec(name)?.[0] ?? '';
  const start = before.exec(name)?.[0] ?? '';
  const core = name.slice(start.length, name.length - end.length);
  // "AFC 05", "FC SK": without the term the club could not be recognised.
  const isKnown = /\p{L}{3}/u.test(core) && !new RegExp(`^${club}$`, 'u').test(core);
  return isKnown ? { before: start, core, after: end } : { before: '', core: name, after: '' };
}

export const shortTeamName = (name: string): string => splitTeamName(name).core;
