/** `npm run routes [-- text]`: the route table, one line a page: path, page, layout, who may see it, guards that can stop it. `text`: only rows with it. */
import { loadRouteList } from '../build/route-status.ts';

const wanted = process.argv[2] ?? '';
const { routeList } = await loadRouteList('staging');
const rows = routeList
  .map(({ path, page, layout, access, guards }) => [path, page, layout, access, guards.join(', ')])
  .filter((row) => row.join(' ').includes(wanted));
const table = [['PATH', 'PAGE', 'LAYOUT', 'ACCESS', 'GUARDS THAT CAN STOP IT'], ...rows];
const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table)
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
