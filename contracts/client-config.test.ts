import { expect, test } from 'vitest';

import { ClientConfig } from './client-config.ts';

const names =
  'phone_number phone_code user_email user_name user_country_code user_country_id user_ref_id user_msg_count user_data ' +
  'protection_level ban_level ban_version user_status_id verification_status verification_types ' +
  'verification_status_group_code requested_additional_document has_deposit is_identification_bonus ' +
  'show_verification_modal_on_deposit_page remaining_days_to_activate line_disallow_sports live_disallow_sports';
const ofData =
  'date_birthday document_type_id inn name passport passport_date passport_end_date registration_address surname';

const config: Record<string, unknown> = {
  ...{ phone_number: '7700900000', phone_code: '+44', user_email: 'a@example.com', user_name: 'a' },
  ...{ user_country_code: 'GB', user_country_id: 1, user_ref_id: 1, activation_type: 0, user_msg_count: 2 },
  ...{ user_hide_balance: false, changed_pass_day_count: 3, protection_level: 40 },
  user_data: {
    ...{ date_birthday: '1991-08-14', document_type_id: 1, inn: '', name: 'A', surname: 'B', passport: '1' },
    ...{ passport_date: null, passport_end_date: null, registration_address: '' },
  },
  protection_methods: {
    ...{ is_changed_password: true, enable_two_factor_auth: false, enable_phone_binding: true },
    ...{ enable_security_question: false, enable_email_auth: true },
  },
  ...{ is_need_identification: false, ban_level: 0, ban_version: 0, user_status_id: 0, verification_status: 1 },
  ...{ verification_types: [1], verification_status_group_code: '', requested_additional_document: false },
  ...{ has_deposit: true, is_identification_bonus: false, show_verification_modal_on_deposit_page: false },
  ...{ remaining_days_to_activate: null, line_disallow_sports: [], live_disallow_sports: [1], is_self_excluded: false },
};

test('[OFFICE-09] the client config has every name, and none of them may be missing', () => {
  expect(ClientConfig.parse(config)).toEqual(config);
  for (const name of names.split(' ')) {
    const { [name]: value, ...rest } = config;
    expect(value, name).not.toBeUndefined();
    expect(ClientConfig.safeParse(rest).success, name).toBe(false);
  }
});

test('[OFFICE-09] so has what the player told of themselves', () => {
  const data = config.user_data as Record<string, unknown>;
  for (const name of ofData.split(' ')) {
    const { [name]: value, ...rest } = data;
    expect(value, name).not.toBeUndefined();
    expect(ClientConfig.safeParse({ ...config, user_data: rest }).success, name).toBe(false);
  }
});
