import { languageOfSession } from '../../session/person-language'
import { type Delete, type Fate, fewRows, manyRows, nobodys, rowsGo, time } from './fate'

/** What was reported from the devices of the account, by the sessions that still know them. */
const forgetReports: Delete = async ({ db }, _deps, { userId }) => {
  await db
    .deleteFrom('usage_events')
    .where('device_id', 'in', (from) => from.selectFrom('sessions').select('device_id').where('user_id', '=', userId))
    .where('device_id', '<>', '')
    .execute()
}

/** They name buyers as a payment service would: by a word that is given to it and is no id of ours. */
const PROVIDERS_BOOKS = 'a stand-in of local mode: what a payment service keeps in its own house'

/** Devices, and what is remembered between two requests. Reports of use go before the sessions by which they are found. */
export const sessionData = {
  usage_events: {
    columns: ['device_id'],
    exported: 'reports of browsers, which name a device and no account; gone after 90 days',
    deleted: forgetReports,
  },
  sessions: {
    columns: ['user_id', 'device_id'],
    exported: fewRows('devices', 'sessions', 'user_id', (row) => ({
      device: row.device_id,
      name: row.device_name,
      language: languageOfSession(row),
      kind: row.kind,
      begun: time(row.created_at),
      seen: time(row.seen_at),
      ended: time(row.revoked_at),
    })),
    deleted: rowsGo('sessions', 'user_id'),
  },
  automatic_tokens: nobodys('secrets, hashed; they go with their session'),
  presence: {
    columns: ['user_id'],
    exported: fewRows('presence', 'presence', 'user_id', (row) => ({ seen: time(row.seen_at) })),
    deleted: rowsGo('presence', 'user_id'),
  },
  inbox: {
    columns: ['user_id'],
    exported: manyRows('notifications', 'inbox', { columns: ['user_id'], key: 'seq' }, (row) => ({
      at: time(row.at),
      kind: row.kind,
      content: JSON.parse(row.body) as unknown,
    })),
    deleted: rowsGo('inbox', 'user_id'),
  },
  inbox_heads: {
    columns: ['user_id'],
    exported: 'a counter of the notifications',
    deleted: rowsGo('inbox_heads', 'user_id'),
  },
  idempotency: {
    columns: ['user_id'],
    exported: 'answers remembered for repetitions, gone within a week; what they tell of stands elsewhere',
    deleted: rowsGo('idempotency', 'user_id'),
  },
  nonces: nobodys('random numbers of requests, gone within minutes'),
  rate_limits: nobodys('counts of requests, gone within a day'),
  server_keys: nobodys('keys of the gateway'),
  usage_days: nobodys('counts of browsers'),
  sandbox_payments: nobodys(PROVIDERS_BOOKS),
  sandbox_events: nobodys(PROVIDERS_BOOKS),
  sandbox_cards: nobodys(PROVIDERS_BOOKS),
} as const satisfies Readonly<Record<string, Fate>>
