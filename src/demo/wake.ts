import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { when } from 'mobx'
import type { Clock } from '../application/kernel/clock.port'
import type { Journal } from '../application/kernel/journal.port'
import { toLanguage } from '../domain/kernel/language'
import { HOUR, MINUTE, SECOND } from '../domain/kernel/time'
import type { CallsAdapters } from '../infrastructure/container/adapters'
import { createNodeCore, type NodeCore, type NodeCoreProblem } from '../infrastructure/container/node'
import type { DemoPersonRow } from '../infrastructure/gateway/contract/demo-door.codec'
import type { DemoDoor, DoorClosed } from './door'
import { play } from './play'

/** What somebody shows in calls; undefined: they have no recording. */
export type Clip = () => Promise<Uint8Array | undefined>

/** What all demo people of a gateway have in common. */
export interface Household {
  readonly door: DemoDoor
  /** Address of the product. */
  readonly server: string
  /** Each has a folder of their own in it. */
  readonly folder: string
  readonly clock: Clock
  readonly journal: Journal
  readonly chance: () => number
  /** Plays a recording in the place of camera and microphone. */
  readonly media: (playing: {
    readonly clip: Clip
    readonly clock: Clock
    readonly journal: Journal
  }) => Pick<CallsAdapters, 'devices' | 'media'>
  readonly over: AbortSignal
}

/** `NotLetIn`: the ticket opened nothing, such as for somebody who is banned. */
type Asleep = DoorClosed | NodeCoreProblem | { readonly _tag: 'NotLetIn' }

/** Whoever is not let in tries again so much later, each time after twice as long. */
const [AGAIN_MS, AGAIN_MOST_MS] = [MINUTE, HOUR]
const FETCHING_MS = 5 * SECOND

/** Fetched for the first call, and kept for the next ones. */
const clipOf = ({ over, server }: Household, { clip }: DemoPersonRow): Clip => {
  let kept: Uint8Array | undefined
  return async () => {
    if (clip === null || kept !== undefined) return kept
    const signal = AbortSignal.any([over, AbortSignal.timeout(FETCHING_MS)])
    const response = await fetch(`${server}${clip}`, { signal })
    if (response.ok) kept = new Uint8Array(await response.arrayBuffer())
    return kept
  }
}

const coreFor = (
  household: Household,
  person: DemoPersonRow,
  cookies: readonly string[] = [],
): Promise<E.Either<NodeCoreProblem, NodeCore>> => {
  const { clock, folder, journal, media, server } = household
  const own = join(folder, String(person.userId))
  const [first = ''] = person.languages.split(',')
  return createNodeCore({
    server,
    state: { folder: own },
    language: toLanguage(first) ?? 'en',
    files: own,
    journal,
    cookies,
    over: ({ calls }) => ({
      calls: async () => ({ ...(await calls()), ...media({ clip: clipOf(household, person), clock, journal }) }),
    }),
  })
}

const isIn = async ({ core: { account } }: NodeCore, over: AbortSignal): Promise<boolean> => {
  await when(() => account.view.session._tag !== 'Resuming', { signal: over })
  return O.isSome(account.view.me)
}

/** What a folder of their own, made anew, puts right: a damaged one, and that of another server. */
const isMended = ({ _tag }: NodeCoreProblem): boolean => _tag === 'OtherServer' || _tag === 'StateUnusable'

/** With the session of an earlier start, else with a ticket and nothing that was kept before. */
const enter = async (household: Household, person: DemoPersonRow): Promise<E.Either<Asleep, NodeCore>> => {
  const before = await coreFor(household, person)
  if (E.isRight(before)) {
    if (await isIn(before.right, household.over)) return before
    before.right.close()
  }
  if (E.isLeft(before) && !isMended(before.left)) return before
  const ticket = await household.door.ticket(person.userId)()
  if (E.isLeft(ticket)) return ticket
  rmSync(join(household.folder, String(person.userId)), { recursive: true, force: true })
  const lines = ticket.right.cookies.map(
    ({ httpOnly, maxAge, name, value }) => `${name}=${value}; Max-Age=${maxAge}${httpOnly ? '; HttpOnly' : ''}`,
  )
  const fresh = await coreFor(household, person, lines)
  if (E.isLeft(fresh) || (await isIn(fresh.right, household.over))) return fresh
  fresh.right.close()
  return E.left({ _tag: 'NotLetIn' })
}

/** Until they are signed out, or all is over. */
const untilGone = ({ core: { account } }: NodeCore, over: AbortSignal): Promise<void> =>
  when(() => O.isNone(account.view.me), { signal: over }).catch(() => undefined)

const pause = async ({ clock, over }: Household, ms: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const forget = clock.after(ms, resolve)
  const end = (): void => resolve()
  over.addEventListener('abort', end)
  await promise
  over.removeEventListener('abort', end)
  forget()
}

/** Plays one of them while they are let in; false: they were not. */
const live = async (household: Household, person: DemoPersonRow, onAwake: IO<void>): Promise<boolean> => {
  const { chance, clock, journal, over } = household
  const entered = await enter(household, person)
  if (E.isLeft(entered)) {
    journal.dropped(`demo person ${person.userId}`, entered.left)
    return false
  }
  const { close, core } = entered.right
  try {
    const stop = await play({ core, clock, chance, journal, name: person.name })
    onAwake()
    await untilGone(entered.right, over)
    stop()
    return true
  } finally {
    close()
  }
}

/** Keeps one of them awake until all is over, whatever goes wrong with them; whoever is not let in tries again later. */
export const keepAwake = async (
  household: Household,
  person: DemoPersonRow,
  onAwake: IO<void> = () => {},
): Promise<void> => {
  const { journal, over } = household
  let ms = AGAIN_MS
  while (!over.aborted) {
    const failed = (cause: unknown): boolean => {
      if (!over.aborted) journal.defect(`demo person ${person.userId}`, cause)
      return false
    }
    if (await live(household, person, onAwake).catch(failed)) ms = AGAIN_MS
    if (!over.aborted) await pause(household, ms)
    ms = Math.min(ms * 2, AGAIN_MOST_MS)
  }
}
