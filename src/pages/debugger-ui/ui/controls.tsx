import { useState } from 'react';

import { useT } from '@/shared/i18n';
import { Badge } from '@/shared/ui/badge';
import { Button, type ButtonSize, type ButtonVariant, IconButton } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Chip, RemovableChip } from '@/shared/ui/chip';
import { PasswordField, SearchField, TextField } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { TextArea } from '@/shared/ui/text-area';

import * as css from './page.css';
import { Sample, Section } from './section';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'neutral', 'ghost', 'link', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg', 'xl'];

export function Buttons() {
  const t = useT();
  const text = t('debugger.ui.sample');
  return (
    <Section title="debugger.ui.buttons">
      <div className={css.row}>
        {variants.map((variant) => (
          <Sample key={variant} name={variant}>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
            <Button variant={variant} busy>
              {text}
            </Button>
          </Sample>
        ))}
        {sizes.map((size) => (
          <Sample key={size} name={size}>
            <Button variant="primary" size={size} icon="refresh">
              {text}
            </Button>
          </Sample>
        ))}
        <Sample name="IconButton">
          <div className={css.row}>
            <IconButton icon="settings" label={text} size="sm" />
            <IconButton icon="settings" label={text} outlined />
            <IconButton icon="ticket" label={`${text} 2`} size="lg" badge={<Badge count={2} tone="accent" />} />
            <IconButton icon="close" label={text} size="touch" disabled />
          </div>
        </Sample>
      </div>
    </Section>
  );
}

export function Inputs() {
  const t = useT();
  const text = t('debugger.ui.sample');
  const [query, setQuery] = useState('');
  const [choice, choose] = useState('a');
  const [isOn, setOn] = useState(true);
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `${text} ${value}` }));

  return (
    <Section title="debugger.ui.inputs">
      <div className={css.columns}>
        <TextField label={text} message={t('debugger.ui.message')} />
        <TextField label={text} error={t('debugger.ui.error')} defaultValue={text} />
        <TextField label={text} disabled defaultValue={text} />
        <TextArea label={text} message={t('debugger.ui.message')} value={query} onValueChange={setQuery} />
        <TextArea isCode label={text} error={t('debugger.ui.error')} value={query} onValueChange={setQuery} />
        <PasswordField label={text} revealLabel={t('debugger.ui.show')} concealLabel={t('debugger.ui.hide')} />
        <SearchField
          label={text}
          clearLabel={t('debugger.ui.clear')}
          placeholder={text}
          size="sm"
          value={query}
          onValueChange={setQuery}
        />
        <Select label={text} options={options} value={choice} onValueChange={choose} />
        <Select label={text} size="sm" icon="wallet" options={options} value={choice} onValueChange={choose} />
        <Segmented label={text} options={options} value={choice} onValueChange={choose} />
        <Checkbox label={text} checked={isOn} onCheckedChange={setOn} />
        <Checkbox label={text} checked={false} onCheckedChange={setOn} error={t('debugger.ui.error')} />
        <Switch label={text} checked={isOn} onCheckedChange={setOn} />
        <Switch label={text} checked={false} disabled onCheckedChange={setOn} />
        <div className={css.row}>
          <Chip
            pressed={isOn}
            count={12}
            onClick={() => {
              setOn(!isOn);
            }}
          >
            {text}
          </Chip>
          <RemovableChip
            removeLabel={t('debugger.ui.clear')}
            onRemove={() => {
              setOn(false);
            }}
          >
            {text}
          </RemovableChip>
        </div>
      </div>
    </Section>
  );
}
