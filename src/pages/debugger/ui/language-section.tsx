import { Code, Table } from '@/widgets/plugin-overview';

import { coverage } from '../lib/coverage';

const languages = [...new Set(coverage.map(({ language }) => language))];

/**
 * How much of the English texts each complete language has. The site's other languages fall back to English altogether.
 */
export function LanguageSection() {
  return (
    <Table
      name="debugger.section.languages"
      heads={['debugger.column.language', 'debugger.column.coverage', 'debugger.column.missing']}
      rows={languages.map((language) => {
        const groups = coverage.filter((entry) => entry.language === language);
        const total = groups.reduce((sum, group) => sum + group.total, 0);
        const missing = groups.flatMap((group) => group.missing);
        const has = total - missing.length;
        return {
          key: language,
          cells: [
            <Code>{language}</Code>,
            <Code>{`${String(has)} / ${String(total)}`}</Code>,
            <Code>{missing.join(', ')}</Code>,
          ],
        };
      })}
    />
  );
}
