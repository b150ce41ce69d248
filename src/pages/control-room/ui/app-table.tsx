import { useUnit } from 'effector-react';

import { utcMoment } from '@contracts/utc-moment';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { SearchField } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { Tag } from '@/shared/ui/tag';
import { Code } from '@/widgets/plugin-overview';

import type { RoomLine } from '../lib/room-line';
import { heldIn, sharesOf } from '../lib/versions';
import { $found, $search, appOpened, searched } from '../model/desk';
import { edited } from '../model/draft';
import * as css from './app-table.css';
import { Fare } from './fare';

/** Of an app with a page for each of its parts. */
const mostPlaces = 3;

/** Every app of the site with its switch. A phone shows name, health and switch. */
export function AppTable() {
  const t = useT();
  const [lines, text, search] = useUnit([$found, $search, searched]);
  return (
    <>
      <SearchField
        className={css.search}
        label={t('debugger.room.search')}
        placeholder={t('debugger.room.search')}
        clearLabel={t('debugger.ui.clear')}
        value={text}
        onValueChange={search}
      />
      {lines.length === 0 && <p role="status">{t('debugger.empty')}</p>}
      {lines.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('debugger.plugin.app')}</th>
              <th scope="col" className={css.wide}>
                {t('debugger.room.places')}
              </th>
              <th scope="col" className={css.wide}>
                {t('debugger.column.version')}
              </th>
              <th scope="col" className={css.wide}>
                {t('debugger.room.shownTo')}
              </th>
              <th scope="col">{t('debugger.plugin.health')}</th>
              <th scope="col" className={css.wide}>
                {t('debugger.room.lastChange')}
              </th>
              <th scope="col">{t('debugger.plugin.on')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <AppRow key={line.entry.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function AppRow({ line }: { line: RoomLine }) {
  const t = useT();
  const [edit, openApp] = useUnit([edited, appOpened]);
  const { entry, isChanged, places, conditions, last, figures } = line;
  const { id, owner, kind, enabled, rollout } = entry;
  const shares = sharesOf(entry, heldIn(figures));
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">
        <span className={css.name}>{id}</span>
        <span className={css.quiet}>{[owner, kind].filter(Boolean).join(' · ')}</span>
        {isChanged && <Tag tone="warning">{t('debugger.room.changed')}</Tag>}
      </th>
      <td className={css.wide}>
        {places.slice(0, mostPlaces).map((place) => (
          <div key={place}>
            <Code>{place}</Code>
          </div>
        ))}
        {places.length > mostPlaces && (
          <span className={css.quiet}>{t('debugger.room.more', { count: places.length - mostPlaces })}</span>
        )}
      </td>
      <td className={css.wide}>
        {shares.map(({ version, percent }) => (
          <div key={version}>
            <Code>{shares.length === 1 ? version : `${version} ${String(percent)} %`}</Code>
          </div>
        ))}
      </td>
      <td className={css.wide}>
        <span className={css.name}>{`${String(enabled ? (rollout?.percent ?? 100) : 0)} %`}</span>
        <span className={css.quiet}>
          {conditions === 0 ? t('debugger.room.everyone') : t('debugger.room.conditions', { count: conditions })}
        </span>
      </td>
      <td>
        <Fare figures={figures} />
      </td>
      <td className={css.wide}>
        {last !== null && (
          <>
            <span>{last.author}</span>
            <span className={css.quiet}>
              <Code>{utcMoment(last.at)}</Code>
            </span>
          </>
        )}
      </td>
      <td>
        <div className={css.acts}>
          <Button size="sm" aria-label={t('debugger.room.editApp', { name: id })} onClick={() => openApp(id)}>
            {t('debugger.room.edit')}
          </Button>
          <Switch
            label={id}
            isLabelHidden
            checked={enabled}
            onCheckedChange={(isOn) => edit({ id, edit: { enabled: isOn } })}
          />
        </div>
      </td>
    </tr>
  );
}
