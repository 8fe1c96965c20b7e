import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { when } from 'mobx'
import type { Clock } from '../application/kernel/clock.port'
import type { Journal } from '../application/kernel/journal.port'
import { toLanguage } from '../domain/kernel/language'
import { MINUTE } from '../domain/kernel/time'
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

const AGAIN_MS = MINUTE

const clipOf =
  ({ server }: Household, { clip }: DemoPersonRow): Clip =>
  async () => {
    if (clip === null) return undefined
    const response = await fetch(`${server}${clip}`)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
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

const isIn = async ({ core: { account } }: NodeCore): Promise<boolean> => {
  await when(() => account.view.session._tag !== 'Resuming')
  return O.isSome(account.view.me)
}

/** With the session of an earlier start, else with a ticket and nothing that was kept before. */
const enter = async (household: Household, person: DemoPersonRow): Promise<E.Either<Asleep, NodeCore>> => {
  const before = await coreFor(household, person)
  if (E.isRight(before)) {
    if (await isIn(before.right)) return before
    before.right.close()
  }
  if (E.isLeft(before) && before.left._tag !== 'OtherServer') return before
  const ticket = await household.door.ticket(person.userId)()
  if (E.isLeft(ticket)) return ticket
  rmSync(join(household.folder, String(person.userId)), { recursive: true, force: true })
  const lines = ticket.right.cookies.map(
    ({ httpOnly, maxAge, name, value }) => `${name}=${value}; Max-Age=${maxAge}${httpOnly ? '; HttpOnly' : ''}`,
  )
  const fresh = await coreFor(household, person, lines)
  if (E.isLeft(fresh) || (await isIn(fresh.right))) return fresh
  fresh.right.close()
  return E.left({ _tag: 'NotLetIn' })
}

/** Until they are signed out, or all is over. */
const untilGone = ({ core: { account } }: NodeCore, over: AbortSignal): Promise<void> =>
  when(() => O.isNone(account.view.me), { signal: over }).catch(() => undefined)

const pause = ({ clock, over }: Household, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const forget = clock.after(ms, () => resolve())
    over.addEventListener('abort', () => (forget(), resolve()), { once: true })
  })

/** Keeps one of them awake until all is over; whoever is not let in tries again a minute later. */
export const keepAwake = async (household: Household, person: DemoPersonRow, onAwake = () => {}): Promise<void> => {
  const { chance, clock, journal, over } = household
  while (!over.aborted) {
    const entered = await enter(household, person)
    if (E.isRight(entered)) {
      const stop = await play({ core: entered.right.core, clock, chance, name: person.name })
      onAwake()
      await untilGone(entered.right, over)
      stop()
      entered.right.close()
    } else journal.dropped(`demo person ${person.userId}`, entered.left)
    if (!over.aborted) await pause(household, AGAIN_MS)
  }
}
