import * as E from 'fp-ts/Either'
import { countryByCode } from '../../src/domain/kernel/reference/countries'
import type { Instant } from '../../src/domain/kernel/time'
import { countryColumns } from '../profile/country-columns'
import type { Work } from '../store/store'
import { demoPeople, type DemoPerson } from './demo-people'

/** Seeded people have ids below those of sign-ups, which start at 100001. */
export const FIRST_ID = 1_001
const PRICES = [20, 25, 30, 40] as const

const birthdayOf = ({ age }: DemoPerson, index: number, now: Instant): string => {
  const year = new Date(now).getUTCFullYear() - age - 1
  return `${year}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`
}

const priceOf = (index: number): number => PRICES[index % PRICES.length] ?? PRICES[0]

/** Where the drawn portrait of a seeded person is served. */
export const portraitPath = (id: number): string => `/demo/portraits/${id}.svg`

const toRow = (person: DemoPerson, index: number, now: Instant) => ({
  id: FIRST_ID + index,
  user_name: person.name,
  user_name_search: person.name.toLowerCase(),
  head_img: portraitPath(FIRST_ID + index),
  gender: person.gender,
  birthday: birthdayOf(person, index, now),
  ...countryColumns(countryByCode(person.country)),
  languages: person.languages,
  introduce: person.introduce,
  interest_labels: person.interests,
  goddess: 1,
  demo: 1,
  price: priceOf(index),
  friend_price: Math.round(priceOf(index) * 0.8),
  created_at: now,
  deleted_at: null,
})

/** Fills an empty database of local mode with people, so that search and first screen have somebody in them. */
export const seedDemoPeople = async ({ db }: Work, now: Instant): Promise<E.Either<never, number>> => {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (somebody) return E.right(0)
  const rows = demoPeople.map((person, index) => toRow(person, index, now))
  await db.insertInto('users').values(rows).execute()
  const statements = rows.map(({ id }) => ({ user_id: id, version: 'demo', method: 'demo', at: now }))
  await db.insertInto('age_statements').values(statements).execute()
  return E.right(rows.length)
}

/** Who is drawn at that address; undefined for nobody. */
export const demoPersonOf = (id: number): { person: DemoPerson; index: number } | undefined => {
  const index = id - FIRST_ID
  const person = demoPeople[index]
  return person ? { person, index } : undefined
}
