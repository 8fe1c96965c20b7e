import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import {
  DEMO_DOOR,
  demoQuestion,
  type DemoPeopleReply,
  type DemoTicketReply,
} from '../../src/infrastructure/gateway/contract/demo-door.codec'
import type { FeatureDeps } from '../feature-deps'
import { openOwnSocket } from '../own-socket'
import { makeGate } from '../safety/gate'
import { makeToken } from '../session/automatic-token'

type Deps = Pick<FeatureDeps, 'clock' | 'config' | 'random' | 'sessions' | 'store'>

/** Who is to be awake: those with a recording first, since they take calls. */
const peopleOf = async ({ config, store }: Deps, server: string): Promise<DemoPeopleReply> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('users')
      .leftJoin('previews', 'previews.user_id', 'users.id')
      .select(['users.id as userId', 'user_name as name', 'languages', 'previews.path as clip'])
      .where('demo', '=', 1)
      .where('deleted_at', 'is', null)
      .orderBy('users.id')
      .execute(),
  )
  const people = rows.toSorted((one, other) => Number(one.clip === null) - Number(other.clip === null))
  return { server, people: people.slice(0, config.demoPeople) }
}

/** A way in for one of the demo people who may sign in, and nobody else: an automatic login of a session that is made for it. */
const ticketOf = async (
  { clock, config, random, sessions, store }: Deps,
  userId: number,
): Promise<DemoTicketReply | null> => {
  const made = await store.work<null, DemoTicketReply>(async (work) => {
    const person = await work.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('demo', '=', 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (person === undefined) return E.left(null)
    const device = { kind: 'terminal', deviceId: `demo-${userId}`, deviceName: 'terminal' } as const
    const entrant = {
      userId,
      deviceId: device.deviceId,
      registered: false,
      keepsAccount: false,
      language: 'en',
    } as const
    const passed = await makeGate(config.settings)(work, { ...entrant, now: clock.now() })
    if (E.isLeft(passed)) return E.left(null)
    const { sessionId: id } = await sessions.create(work, { userId, ...device })
    const token = { session: { id, userId }, way: 'email' } as const
    const cookies = await makeToken({ random, settings: config.settings.session }, work, token, clock.now())
    return E.right({ cookies: [...cookies] })
  })
  return E.isLeft(made) ? null : made.right
}

/**
 * The door of the demo people: a socket in the data folder that only this machine's user can open, in local mode only
 * (@rule PLUS-1, PLUS-30). Right answers how to close it; what is not to be there has nothing to close.
 */
export const openDemoDoor = async (
  deps: Deps,
  server: string,
  report: (defect: unknown) => void,
): Promise<E.Either<string, () => Promise<void>>> => {
  const { dataDir, demoPeople, mode } = deps.config
  if (mode !== 'local' || demoPeople === 0) return E.right(() => Promise.resolve())
  const reply = async (asked: unknown): Promise<DemoPeopleReply | DemoTicketReply | null> => {
    const question = demoQuestion.decode(asked)
    if (E.isLeft(question)) return null
    return question.right.ask === 'people' ? peopleOf(deps, server) : ticketOf(deps, question.right.userId)
  }
  return openOwnSocket(join(dataDir, DEMO_DOOR), reply, report)
}
