import type { ClientConfig } from '../../contracts/client-config.ts';
import { hasZone } from '../../contracts/documents.ts';
import { updateUser, type User, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { type StoredDocument, toldBy } from './store.ts';
import { readZone } from './zone.ts';

const group = 'VERIFICATION_SUCCESSFUL';
const inTitle = (name: string) => name.toLowerCase().replaceAll(/(^|\s)\p{L}/gu, (first) => first.toUpperCase());

/** Missing personal data is filled in from the lines of the document. */
function dataFrom({ clock }: World, user: User, { type, zone }: StoredDocument): Partial<ClientConfig['user_data']> {
  const read = hasZone(type) ? readZone(zone, clock.now()) : null;
  if (read === null) return {};
  const told = toldBy(user);
  const hasName = told.surname !== '' || told.name !== '';
  return {
    ...(hasName ? {} : { surname: inTitle(read.surname), name: inTitle(read.names) }),
    ...(told.birthDate === '' ? { date_birthday: read.birthDate } : {}),
    ...(user.clientConfig.user_data?.passport ? {} : { passport: read.number }),
    document_type_id: type,
  };
}

const noData: ClientConfig['user_data'] = {
  ...{ date_birthday: null, document_type_id: null, inn: '', name: '', surname: '' },
  ...{ passport: '', passport_date: null, passport_end_date: null, registration_address: '' },
};

/** A good document: of identity it makes the player known, a further one answers that it was asked for. */
export function identify(world: World, document: StoredDocument): void {
  const user = userById(world.db, document.user_id);
  if (user === null) return;
  const known = user.clientConfig;
  const identity = hasZone(document.type)
    ? {
        ...{ verification_status: 1, verification_status_group_code: group, isIdentificationDone: true },
        ...{ is_need_identification: false, show_verification_modal_on_deposit_page: false },
        user_data: { ...noData, ...known.user_data, ...dataFrom(world, user, document) },
      }
    : { requested_additional_document: false };
  updateUser(world.db, user.id, { clientConfig: { ...known, ...identity } });
}

/** The day on the document has passed: without another good one the player is unknown again. */
export function unidentify(world: World, { id, user_id, type }: StoredDocument): void {
  const user = userById(world.db, user_id);
  const rest = sql(world.db, "SELECT 1 FROM document WHERE user_id = ? AND state = 'passed' AND type < 3 AND id <> ?");
  if (user === null || !hasZone(type) || rest.get(user_id, id) !== undefined) return;
  const lost = { verification_status: 0, verification_status_group_code: '', isIdentificationDone: false };
  updateUser(world.db, user.id, { clientConfig: { ...user.clientConfig, ...lost, is_need_identification: true } });
}
