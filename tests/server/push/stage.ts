import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Chore } from '../../../server/chores'
import type { Tx } from '../../../server/store/database'
import type { Store } from '../../../server/store/store'
import type { PushNews, PushPayload } from '../../../src/domain/kernel/push'
import { toPush } from '../../../src/domain/kernel/read-push'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'
import { type PushServiceFake, startPushService } from './push-service'

export interface Stage {
  readonly gateway: TestServer
  readonly service: PushServiceFake
  /** A device of the person is registered; answers where its pushes arrive. */
  readonly allow: (asker: Asker, languageId?: number) => Promise<string>
  /** Lets time pass and has what is due sent. */
  readonly pass: (ms: number) => Promise<void>
  /** What has arrived since it was asked last, as a client reads it. */
  readonly arrived: () => readonly PushPayload[]
  readonly news: () => readonly PushNews[]
  readonly chore: (name: string) => Promise<unknown>
  readonly write: <A>(query: (db: Tx) => Promise<A>) => Promise<void>
  readonly close: () => Promise<void>
}

export const tokenOf = (asker: Asker, pushToken: string) =>
  asker.ask(accountCalls.pushToken, { pushToken, gender: 1, c_id: 0 })

export const writeTo = async (store: Store, query: (db: Tx) => Promise<unknown>): Promise<void> => {
  await store.work(async ({ db }) => {
    await query(db)
    return E.right(undefined)
  })
}

export const befriended = ({ parts, clock }: TestServer, one: Asker, other: Asker): Promise<void> =>
  writeTo(parts.store, (db) =>
    db
      .insertInto('relations')
      .values(
        [
          [one.userId, other.userId],
          [other.userId, one.userId],
        ].map(([user_id = 0, other_id = 0]) => ({
          user_id,
          other_id,
          relation: 2,
          fee_key: null,
          requested_at: null,
          changed_at: clock.now(),
        })),
      )
      .execute(),
  )

export const say = (from: Asker, to: Asker, msg: string) =>
  from.ask(chatCalls.sendMsg, {
    messageUuid: crypto.randomUUID(),
    send_u_id: from.userId,
    accept_u_id: to.userId,
    msg,
    msg_type: 1,
  })

/** The person's device has stored everything there is. */
export const fetchAll = async ({ parts: { inbox, store } }: TestServer, { userId }: Asker): Promise<void> => {
  await store.work(async (work) => {
    const sessions = await work.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
    const head = await inbox.head(work.db, userId)
    for (const { id } of sessions) await inbox.moveCursor(work, id, head)
    return E.right(undefined)
  })
}

const readPayload = (text: string): PushPayload => {
  const read = toPush(JSON.parse(text))
  if (O.isNone(read)) throw new Error(`no push: ${text}`)
  return read.value
}

const isOwn = ({ name }: Chore): boolean => name.startsWith('push')

/** A gateway and a push service on this machine; pushes are sent when the test says so. */
export const setStage = async (options: TestServerOptions = {}): Promise<Stage> => {
  const service = await startPushService()
  let chores: readonly Chore[] = []
  let seen = 0
  const gateway = await startTestServer({
    ...options,
    env: { PUSH_STAND_IN: service.origin, ...options.env },
    features: (own) => {
      chores = own.chores
      return { ...own, chores: own.chores.filter((chore) => !isOwn(chore)) }
    },
  })
  const chore = (name: string) => Promise.resolve(chores.find((one) => one.name === name)?.run())
  const arrived = () => {
    const fresh = service.arrived.slice(seen).map(({ text }) => readPayload(text))
    seen = service.arrived.length
    return fresh
  }
  return {
    gateway,
    service,
    allow: async (asker, languageId = 1) => {
      const { path, token } = service.subscribe()
      await tokenOf(asker, token)
      await writeTo(gateway.parts.store, (db) =>
        db
          .updateTable('sessions')
          .set({ language: '', language_id: languageId })
          .where('user_id', '=', asker.userId)
          .execute(),
      )
      return path
    },
    pass: async (ms) => {
      gateway.clock.jump(ms)
      await chore('pushes of calls')
      await chore('pushes')
    },
    arrived,
    news: () => arrived().map(({ news }) => news),
    chore,
    write: (query) => writeTo(gateway.parts.store, query),
    close: async () => {
      await gateway.close()
      await service.close()
    },
  }
}
