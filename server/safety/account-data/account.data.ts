import type { Selectable } from 'kysely'
import type { UsersTable } from '../../store/tables/account.table'
import { deletedName } from '../../profile/deleted-person'
import type { Tx } from '../../store/database'
import { type Delete, type Fate, fewRows, nobodys, rowsGo, time } from './fate'

const profileOf = (user: Selectable<UsersTable>) => ({
  id: user.id,
  name: user.user_name,
  gender: user.gender === 2 ? 'female' : 'male',
  birthday: user.birthday,
  birthdayChanges: user.birthday_changes,
  country: user.country_code,
  city: user.city,
  languages: user.languages.split(',').filter((language) => language !== ''),
  introduction: user.introduce,
  interests: user.interest_labels.split(',').filter((label) => label !== ''),
  portrait: user.head_img,
  backdrop: user.background,
  host: user.goddess === 1,
  pricePerMinute: user.price,
  pricePerMinuteForFriends: user.friend_price,
  callsFromFriendsOnly: user.friends_only === 1,
  hasBoughtCoins: user.pay_status === 1,
  created: time(user.created_at),
})

const blank = {
  user_name: deletedName('en'),
  user_name_search: '',
  head_img: '',
  background: '',
  gender: 1,
  birthday: '1900-01-01',
  birthday_changes: 0,
  country_id: 0,
  country_code: '',
  city: '',
  languages: '',
  introduce: '',
  interest_labels: '',
  goddess: 0,
  pay_status: 0,
  price: 0,
  friend_price: 0,
  friends_only: 0,
  created_at: 0,
}

/** The row stays: postings, calls and messages of others name its number. It tells nothing about anybody any more. */
const forgetPerson: Delete = async ({ db }, _deps, { userId }) => {
  await db.updateTable('users').set(blank).where('id', '=', userId).execute()
}

/** Addresses and numbers by which other tables know the person. */
const identifiersOf = async (db: Tx, userId: number): Promise<readonly string[]> => {
  const emails = await db.selectFrom('emails').select('email').where('user_id', '=', userId).execute()
  const phones = await db.selectFrom('phones').select('phone').where('user_id', '=', userId).execute()
  return [...emails.map(({ email }) => email), ...phones.map(({ phone }) => phone)]
}

/** Mails and messages of the local outbox page. */
const forgetOutbox: Delete = async ({ db }, _deps, { userId }) => {
  const own = await identifiersOf(db, userId)
  if (own.length > 0) await db.deleteFrom('outbox_mails').where('to_address', 'in', own).execute()
}

/** Flows of the account, and those that somebody has begun with its address. */
const forgetFlows: Delete = async ({ db }, _deps, { userId }) => {
  const own = await identifiersOf(db, userId)
  const flows = db.deleteFrom('sign_in_flows')
  await flows.where('user_id', '=', userId).execute()
  if (own.length > 0) await flows.where('identifier', 'in', own).execute()
}

/** How a person signs in, and who they are. What is found by an address goes before the address. */
export const accountData = {
  users: { columns: ['id'], exported: fewRows('profile', 'users', 'id', profileOf), deleted: forgetPerson },
  outbox_mails: { columns: [], exported: 'a stand-in of local mode', deleted: forgetOutbox },
  sign_in_flows: {
    columns: ['user_id'],
    exported: 'codes and links under way, hashed and gone within the hour',
    deleted: forgetFlows,
  },
  emails: {
    columns: ['user_id'],
    exported: fewRows('emails', 'emails', 'user_id', (row) => ({
      address: row.email,
      confirmed: time(row.confirmed_at),
      linked: time(row.linked_at),
      hasPassword: row.password_hash !== null,
    })),
    deleted: rowsGo('emails', 'user_id'),
  },
  phones: {
    columns: ['user_id'],
    exported: fewRows('phones', 'phones', 'user_id', (row) => ({
      number: row.phone,
      linked: time(row.linked_at),
      hasPassword: row.password_hash !== null,
    })),
    deleted: rowsGo('phones', 'user_id'),
  },
  social_accounts: {
    columns: ['user_id'],
    exported: fewRows('otherAccounts', 'social_accounts', 'user_id', (row) => ({
      provider: row.provider,
      id: row.subject,
      linked: time(row.created_at),
    })),
    deleted: rowsGo('social_accounts', 'user_id'),
  },
  age_statements: {
    columns: ['user_id'],
    exported: fewRows('ageStatements', 'age_statements', 'user_id', (row) => ({
      version: row.version,
      method: row.method,
      at: time(row.at),
    })),
    deleted: rowsGo('age_statements', 'user_id'),
  },
  agreements: {
    columns: ['user_id'],
    exported: fewRows('agreements', 'agreements', 'user_id', (row) => ({
      type: row.type,
      version: row.version,
      at: time(row.at),
    })),
    deleted: rowsGo('agreements', 'user_id'),
  },
  certs: { columns: ['user_id'], exported: 'secrets, hashed', deleted: rowsGo('certs', 'user_id') },
  social_flows: nobodys('sign-ins under way, gone within the hour'),
  sign_in_attempts: nobodys('counts of wrong tries, gone within a day'),
  sign_up_grants: nobodys('keyed hashes that name nobody, kept so that coins are given once'),
} as const satisfies Readonly<Record<string, Fate>>
