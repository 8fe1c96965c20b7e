import { sql } from 'kysely'
import type { AgeAssurance } from '../account/age-assurance.port'
import type { UserRow } from '../profile/people'
import type { Random } from '../random'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { online, presentable, strangersTo, type Viewer } from './card-candidates'

interface Deps {
  readonly age: AgeAssurance
  readonly random: Random
}

type Strangers = ReturnType<typeof strangersTo>

/** Whole number from 0 up to, but not including, `below`. */
const chance = (random: Random, below: number): number => random.bytes(4).readUInt32BE() % Math.max(1, below)

const TURNS = 10_007

/** Somebody of a few, each as likely as the others. */
const anyOf = (few: Strangers, random: Random): Promise<UserRow | undefined> =>
  few
    .selectAll('users')
    .orderBy(sql`(users.id * 7919 + ${chance(random, TURNS)}) % ${TURNS}`)
    .limit(1)
    .executeTakeFirst()

/** Somebody of many, without looking at all of them: the first from some number on, else the first at all. */
const someOf = async (db: Tx, many: Strangers, random: Random): Promise<UserRow | undefined> => {
  const { first, last } = await db
    .selectFrom('users')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .where('demo', '=', 0)
    .executeTakeFirstOrThrow()
  const from = Number(first) + chance(random, Number(last) - Number(first) + 1)
  const inOrder = many.selectAll('users').orderBy('users.id').limit(1)
  return (await inOrder.where('users.id', '>=', from).executeTakeFirst()) ?? (await inOrder.executeTakeFirst())
}

/** People who are there come first, then the demo people of local mode; among cards, at last, also who is away. */
const choose = async (db: Tx, { age, random }: Deps, viewer: Viewer): Promise<UserRow | undefined> => {
  const strangers = strangersTo(db, viewer, age)
  const people = strangers.where('users.demo', '=', 0)
  const found =
    (await anyOf(people.where(online(viewer.now)), random)) ??
    (await anyOf(strangers.where('users.demo', '=', 1), random))
  return found ?? (viewer.place === 'card' ? someOf(db, people, random) : undefined)
}

/** How many were shown today. */
export const shownToday = async (db: Tx, { day, place, userId }: Viewer): Promise<number> => {
  const { count } = await db
    .selectFrom('cards_shown')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Who was shown today and neither liked nor skipped, and is not among `held`: after a reload they come again and count once. */
export const waiting = (
  db: Tx,
  { age }: Deps,
  viewer: Viewer,
  held: readonly number[],
): Promise<UserRow | undefined> => {
  const open = presentable(db, viewer, age)
    .innerJoin('cards_shown', 'cards_shown.other_id', 'users.id')
    .where('cards_shown.user_id', '=', viewer.userId)
    .where('cards_shown.place', '=', viewer.place)
    .where('cards_shown.day', '=', viewer.day)
    .where('cards_shown.passed', '=', 0)
  return (held.length === 0 ? open : open.where('users.id', 'not in', [...held]))
    .selectAll('users')
    .orderBy('cards_shown.number')
    .limit(1)
    .executeTakeFirst()
}

/** Notes who was liked or skipped. */
export const notePassed = async ({ db }: Work, { place, userId }: Viewer, passed: readonly number[]): Promise<void> => {
  if (passed.length === 0) return
  await db
    .updateTable('cards_shown')
    .set({ passed: 1 })
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('other_id', 'in', [...passed])
    .execute()
}

/** Presses of two tabs at the same moment take numbers one after the other. */
const TRIES = 3

/**
 * Somebody new, as the viewer's `shown + 1`st of the day; nobody: none is left, or the day is full by now (@rule MTCH-28,
 * MTCH-37).
 */
export const showNext = async (work: Work, deps: Deps, viewer: Viewer, most: number): Promise<UserRow | undefined> => {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const number = (await shownToday(work.db, viewer)) + 1
    const person = number > most ? undefined : await choose(work.db, deps, viewer)
    if (person === undefined) return undefined
    const { day, place, userId } = viewer
    const noted = await work.db
      .insertInto('cards_shown')
      .values({ user_id: userId, place, day, number, other_id: person.id, passed: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (noted.numInsertedOrUpdatedRows === 1n) return person
  }
  return undefined
}

/** Whether somebody was shown there today or yesterday: a like around midnight counts (@rule MTCH-30). */
export const wasShown = async (db: Tx, viewer: Omit<Viewer, 'day' | 'now'>, other: number): Promise<boolean> => {
  const shown = db
    .selectFrom('cards_shown')
    .select('number')
    .where('user_id', '=', viewer.userId)
    .where('place', '=', viewer.place)
  return (await shown.where('other_id', '=', other).limit(1).executeTakeFirst()) !== undefined
}
