/** Tables that forget by themselves, whenever something is written to them: the file that deletes, and what it leaves. */
export const forgetting = {
  action: ['actions/store.ts', 'answers to keys, 72 hours'],
  answered: ['subscriber/answer-routes.ts', 'answers of ports, 30 days'],
  coupon_code: ['coupon/codes.ts', 'codes of slips, until their end'],
  deposit_quote: ['cashier/quote.ts', 'what a deposit would cost, minutes'],
  device: ['auth/device.ts', 'known devices, a year after they were seen'],
  game_token: ['games/tokens.ts', 'tokens of game clients, two days'],
  link: ['auth/links.ts', 'links that were sent, until their end'],
  maker_session: ['makers/sessions.ts', 'sessions of other makers, 60 days'],
  passkey_challenge: ['auth/passkeys.ts', 'what a passkey must sign, minutes'],
  price_order: ['orders/store.ts', 'orders that are over, the newest of each player'],
  psp_event: ['cashier/hooks.ts', 'events of the provider, 30 days'],
  qr_login: ['auth/qr-login.ts', 'codes to log in by, minutes'],
  session: ['auth/sessions.ts', 'sessions, 30 days unseen or 90 in all'],
  used_code: ['auth/oauth.ts', 'codes of other sites, until their end'],
  voucher_guess: ['cashier/voucher.ts', 'wrong vouchers, an hour'],
  wrong_code: ['auth/wrong-codes.ts', 'wrong codes, an hour'],
} as const satisfies Record<string, readonly [file: string, what: string]>;

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Tables that are kept for ever, by the reason. */
export const kept = {
  'The ledger is compared with them, whole, at each audit.': words(`
    account posting entry transfer debt deposit deposit_step withdrawal withdrawal_step voucher bonus bonus_campaign bonus_ticket cashback
    chain_payment team_cash_payment partner partner_person`),
  'Bets, rounds and draws: a player can check each, and the audit holds the ledger against them.': words(`
    coupon coupon_bet coupon_sale coupon_edit coupon_settlement settlement_word fixture_change joined_bet bet_text tracked closing_price
    bet_mark game_returns returns_place returns_told game_seed game_session game_round scratch_pool shared_chain shared_round shared_bet maker_round maker_move virtual_chain
    lotto_draw lotto_ticket lotto_entry toto_draw toto_match toto_ticket tournament tournament_player tournament_place`),
  'What operators did, what failed, and what players asked of their limits is proof.': words(`
    operator_act site_version alarm protection_event`),
  'It belongs to an account, and there is as much of it as of accounts. The law sets when an account may be forgotten.':
    words(`
    user social_account authenticator backup_code passkey secret_question agreement profile told_before player_limit player_break
    limit_review limit_choice payment_mark card_customer saved_card bank_account crypto_address document marketing_choice office_settings
    summary_read game_favourite`),
  'It is work on its way, and goes when that is done.': words(`
    told auto_sell exposure coupon_settling coupon_correcting fixture_telling site_proposal`),
  'The file itself.': words('meta migration'),
} as const satisfies Record<string, readonly string[]>;
