import { useState } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Menu } from '@/shared/ui/menu';
import { Popover } from '@/shared/ui/popover';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import * as css from './page.css';
import { Section } from './section';

export function Overlays() {
  const t = useT();
  const text = t('debugger.ui.sample');
  const [isOpen, setOpen] = useState(false);
  const [tab, selectTab] = useState('a');
  const close = () => {
    setOpen(false);
  };
  const item = (id: string) => ({ id, label: `${text} ${id}`, onSelect: close });
  const tabs = [
    { id: 'a', label: text, count: 3 },
    { id: 'b', label: t('debugger.ui.blocks') },
    { id: 'c', label: text, disabled: true },
  ];

  return (
    <Section title="debugger.ui.overlays">
      <div className={css.columns}>
        <div className={css.card}>
          <Tabs group="debugger" label={text} items={tabs} selected={tab} onSelect={selectTab} />
          {tabs.map(({ id, label }) => (
            <TabPanel key={id} group="debugger" id={id} selected={tab}>
              <p className={css.caption}>{label}</p>
            </TabPanel>
          ))}
        </div>
        <div className={css.row}>
          <Button
            onClick={() => {
              setOpen(true);
            }}
          >
            Dialog
          </Button>
          <Popover label={text} trigger={(props) => <Button {...props}>Popover</Button>}>
            <p className={css.caption}>{t('debugger.ui.message')}</p>
          </Popover>
          <Menu
            label={text}
            align="end"
            trigger={(props) => <Button {...props}>Menu</Button>}
            items={[
              { ...item('a'), icon: 'user', hint: '1' },
              { ...item('b'), checked: true },
              { id: 's', separator: true },
              { ...item('c'), tone: 'danger', icon: 'trash' },
              { ...item('d'), disabled: true },
            ]}
          />
        </div>
      </div>
      <Dialog
        open={isOpen}
        title={text}
        closeLabel={t('debugger.ui.close')}
        dismiss="any"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {text}
          </Button>
        }
      >
        {t('debugger.ui.message')}
      </Dialog>
    </Section>
  );
}
