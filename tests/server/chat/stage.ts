import * as E from 'fp-ts/Either'
import { afterEach, beforeEach } from 'vitest'
import type { Work } from '../../../server/store/store'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { aPicture } from '../../builders/pictures'
import type { Asker, Asking } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

/** Two friends and a server of their own, anew for each test. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

/** Sets other people on the stage, for a test that brings a server of its own. */
export const setTheStage = (options: TestServerOptions | (() => TestServerOptions) = {}): void => {
  beforeEach(async () => {
    server = await startTestServer(typeof options === 'function' ? options() : options)
    ada = await signUp(server, 'Ada')
    bob = await signUp(server, 'Bob')
    await befriend(ada, bob)
  })
  afterEach(() => server.close())
}

export const newUuid = (): string => crypto.randomUUID()

type More = Partial<{
  readonly messageUuid: string
  readonly send_u_id: number
  readonly msg_type: number
  readonly translate: number
  readonly pictureUrl: string
}>

export const send = (from: Asker, to: Asker | number, msg: string, more: More = {}, asking: Asking = {}) =>
  from.ask(
    chatCalls.sendMsg,
    {
      accept_u_id: typeof to === 'number' ? to : to.userId,
      send_u_id: from.userId,
      msg_type: 1,
      msg,
      messageUuid: newUuid(),
      ...more,
    },
    asking,
  )

let small: Promise<Blob> | undefined
const smallPicture = (): Promise<Blob> => (small ??= aPicture('jpeg', 60, 80).then((bytes) => new Blob([bytes])))

export const upload = async (asker: Asker, file?: Blob) =>
  asker.ask(chatCalls.uploadImage, {}, { file: file ?? (await smallPicture()) })

/** Uploads a small picture; answers its address. */
export const uploaded = async (asker: Asker): Promise<string> => (await upload(asker)).data.data

export const sendPicture = (from: Asker, to: Asker | number, pictureUrl: string, more: More = {}) =>
  send(from, to, '', { msg_type: 3, pictureUrl, ...more })

/** Bodies of the asker's inbox rows of a kind, oldest first. */
export const inboxOf = async (asker: Asker, kind: string) =>
  (await server.parts.store.read((db) => server.parts.inbox.readAfter(db, asker.userId, 0, 1_000)))
    .filter((row) => row.kind === kind)
    .map(({ json }) => JSON.parse(json) as Record<string, unknown>)

export const recent = async (asker: Asker) =>
  (await asker.ask(chatCalls.recentUsers, { page_num: 1, page_size: 100 })).data.list
export const history = async (asker: Asker, other: Asker | number) =>
  (
    await asker.ask(chatCalls.history, {
      send_u_id: typeof other === 'number' ? other : other.userId,
      page_num: 1,
      page_size: 100,
    })
  ).data.list
export const snapshot = async (asker: Asker) => (await asker.ask(chatCalls.snapshot, { page: 1 })).data
export const forget = (asker: Asker, other: Asker | number, upTo?: number) =>
  asker.ask(chatCalls.deleteUser, {
    send_u_id: typeof other === 'number' ? other : other.userId,
    ...(upTo === undefined ? {} : { upTo }),
  })
export const texts = (list: readonly { readonly content?: string }[]) => list.map(({ content }) => content)

/** Looks at an address as a browser does, with the cookies of the asker. */
export const look = async (address: string, asker?: Asker): Promise<number> => {
  const headers = asker === undefined ? {} : { headers: { cookie: asker.cookieHeader() } }
  const response = await fetch(new URL(address, server.url), headers)
  await response.arrayBuffer()
  return response.status
}

export const work = async <A>(unit: (own: Work) => Promise<A>): Promise<A> => {
  const done = await server.parts.store.work(async (own) => E.right<never, A>(await unit(own)))
  if (E.isLeft(done)) throw new Error('refused')
  return done.right
}

export const block = (by: Asker, other: Asker) =>
  by.ask(friendsCalls.addBlack, { f_u_id: by.userId, defriend_u_id: other.userId })
export const part = (one: Asker, other: Asker) => one.ask(friendsCalls.delete, { f_u_id: other.userId })
export const pay = (asker: Asker) =>
  work(({ db }) => db.updateTable('users').set({ pay_status: 1 }).where('id', '=', asker.userId).execute())
export const speak = (asker: Asker, languages: string) =>
  work(({ db }) => db.updateTable('users').set({ languages }).where('id', '=', asker.userId).execute())
/** What was counted for the day counts for another one now, as it does when a new day (UTC) has begun. */
export const nextDay = () => work(({ db }) => db.updateTable('message_days').set({ day: '2026-01-04' }).execute())
