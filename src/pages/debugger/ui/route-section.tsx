import { useState } from 'react';

import { Code, Table } from '@/widgets/plugin-overview';

import type { RouteLine } from '../lib/given';
import { FilterField } from './filter-field';

/** The route table, as `npm run routes` prints it. */
export function RouteSection({ routes }: { routes: readonly RouteLine[] }) {
  const [query, setQuery] = useState('');
  const found = routes.filter(({ path, page }) => `${path} ${page}`.includes(query.trim()));
  return (
    <>
      <FilterField value={query} onValueChange={setQuery} />
      <Table
        name="debugger.section.routes"
        heads={[
          'debugger.column.path',
          'debugger.column.page',
          'debugger.column.layout',
          'debugger.column.access',
          'debugger.column.guards',
        ]}
        rows={found.map(({ path, page, layout, access, guards }) => ({
          key: `${path} ${page}`,
          cells: [
            <Code>{path}</Code>,
            <Code>{page}</Code>,
            <Code>{layout}</Code>,
            <Code>{access}</Code>,
            <span title={guards.join(', ')}>{guards.length}</span>,
          ],
        }))}
      />
    </>
  );
}
