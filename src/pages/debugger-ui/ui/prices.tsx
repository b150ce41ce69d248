import { OddsCell, type OddsCellProps } from '@/shared/ui/odds-cell';

import * as css from './page.css';
import { Sample, Section } from './section';

/** Hover, focus and press have no sample of their own: try them on `idle`. */
const states: readonly (Partial<OddsCellProps> & { name: string })[] = [
  { name: 'idle' },
  { name: 'selected', selected: true },
  { name: 'up', move: 'up' },
  { name: 'down', move: 'down' },
  { name: 'selected, up', selected: true, move: 'up' },
  { name: 'selected, down', selected: true, move: 'down' },
  { name: 'selected, blocked', selected: true, blocked: true },
  { name: 'suspended', state: 'suspended' },
  { name: 'suspended, selected', state: 'suspended', selected: true },
  { name: 'no price', state: 'none' },
  { name: 'settled', state: 'settled' },
  { name: 'settled, won', state: 'won' },
];

export function Prices() {
  return (
    <Section title="debugger.ui.prices">
      <div className={css.row}>
        {states.map(({ name, ...state }) => (
          // A sample has the name of what it shows. An empty cell has the name of its state.
          <Sample key={name} name={name}>
            <div className={css.cell}>
              <OddsCell label="O 2.5" price="1.87" aria-label={state.state === 'none' ? name : undefined} {...state} />
            </div>
            <div className={css.cell}>
              <OddsCell
                stacked
                label="O 2.5"
                price="1.87"
                aria-label={state.state === 'none' ? name : undefined}
                {...state}
              />
            </div>
          </Sample>
        ))}
      </div>
    </Section>
  );
}
