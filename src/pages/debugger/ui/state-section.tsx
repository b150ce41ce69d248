import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { Details } from '@/shared/ui/details';
import { Code, showValue, Table } from '@/widgets/plugin-overview';

import { slices } from '../lib/slices';
import { FilterField } from './filter-field';
import * as css from './page.css';

function Value({ $store }: { $store: Store<unknown> }) {
  // A store may hold a function, and a React hook would call that function as an updater.
  const text = showValue(useUnit($store));
  return <pre className={css.pre}>{text}</pre>;
}

function Slice({ name, stores }: (typeof slices)[number]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details className={css.block} summary={<Code>{name}</Code>} count={stores.length} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <Table
          name="debugger.section.state"
          heads={['debugger.column.name', 'debugger.column.value']}
          rows={stores.map(({ name: store, $store }) => ({
            key: store,
            cells: [<Code>{store}</Code>, <Value $store={$store} />],
          }))}
        />
      )}
    </Details>
  );
}

/** The public stores of each slice, live. */
export function StateSection() {
  const [query, setQuery] = useState('');
  const text = query.trim().toLowerCase();
  const found = slices.flatMap(({ name, stores }) => {
    const kept = name.includes(text) ? stores : stores.filter((store) => store.name.toLowerCase().includes(text));
    return kept.length === 0 ? [] : [{ name, stores: kept }];
  });
  return (
    <>
      <FilterField value={query} onValueChange={setQuery} />
      <div>
        {found.map((slice) => (
          <Slice key={slice.name} {...slice} />
        ))}
      </div>
    </>
  );
}
