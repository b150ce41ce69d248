import { Crest } from '@/shared/ui/crest';
import { Flag } from '@/shared/ui/flag';
import { Icon, iconNames, sportGlyphNames, SportIcon } from '@/shared/ui/icon';
import { Money } from '@/shared/ui/money';
import { Score } from '@/shared/ui/score';
import { vars } from '@/shared/ui/theme';

import * as css from './page.css';
import { Sample, Section } from './section';

type Tokens = { [name: string]: string | Tokens };

/** Lists every leaf with its variable: `surface.base` and the variable of that name. */
function leaves(tokens: Tokens, path = ''): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  );
}

const countries = [
  'GB-ENG',
  'DE',
  'IT',
  'ES',
  'FR',
  'NL',
  'PT',
  'BE',
  'TR',
  'GR',
  'GB-SCT',
  'RU',
  'PL',
  'BR',
  'AR',
  'US',
  'JP',
  'SA',
  'SE',
  'CH',
  'EUROPE',
  'WORLD',
  'XX',
];
const teams = ['Arsenal', 'West Ham United', 'Fulham', 'Crystal Palace', 'VfL Bochum', 'AC Milan'];

export function Foundations() {
  return (
    <>
      <Section title="debugger.ui.colour">
        <div className={css.columns}>
          {leaves(vars.color).map(([name, value]) => (
            <div key={name} className={css.token}>
              <span className={css.swatch} style={{ background: value }} />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="debugger.ui.numbers">
        <div className={css.row}>
          <Sample name="Score">
            <Score home={0} away={1} className={css.score} />
          </Sample>
          <Sample name="Money">
            <Money text="−12 480.50 ₽" />
          </Sample>
        </div>
      </Section>
      <Section title="debugger.ui.pictures">
        <div className={css.row}>
          {iconNames.map((name) => (
            <Sample key={name} name={name}>
              <Icon name={name} size={20} />
            </Sample>
          ))}
          {sportGlyphNames.map((name) => (
            <Sample key={name} name={name}>
              <SportIcon sport={name} size={20} />
            </Sample>
          ))}
          {countries.map((country) => (
            <Sample key={country} name={country}>
              <Flag country={country} size={24} />
            </Sample>
          ))}
          {teams.map((team) => (
            <Sample key={team} name={team}>
              <Crest name={team} size={40} />
              <Crest name={team} />
            </Sample>
          ))}
        </div>
      </Section>
    </>
  );
}
