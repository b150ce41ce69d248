import { useUnit } from 'effector-react';

import { channels, products } from '@contracts/marketing';

import { useT } from '@/shared/i18n';
import { Checkbox } from '@/shared/ui/checkbox';

import { $draft, cellChanged } from '../model/mailing';
import * as css from './page.css';

/** One tick for each product and channel. */
export function Grid() {
  const t = useT();
  const [draft, change] = useUnit([$draft, cellChanged]);
  return (
    <div className={css.groups}>
      {products.map((product) => (
        <fieldset key={product} className={css.group}>
          <legend className={css.legend}>{t(`limits.news.${product}`)}</legend>
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`limits.news.${channel}`)}
              checked={draft[product][channel]}
              onCheckedChange={(isOn) => change({ product, channel, isOn })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
