/** The most that a server gives at once. */
const pageSize = 100;

type Page<Row> = { rows: readonly Row[]; total: number };

/** Asks for all pages, one after another, for a file. */
export async function allPages<Row>(
  ask: (at: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await ask({ page, pageSize });
    all.push(...rows);
    if (rows.length < pageSize || all.length >= total) return all;
  }
}
