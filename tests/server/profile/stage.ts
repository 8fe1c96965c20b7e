import * as E from 'fp-ts/Either'
import { afterEach, beforeEach } from 'vitest'
import { decidePicture, picturesToReview } from '../../../server/profile/photo-review'
import { pictureAddressBelow } from '../../../server/profile/people'
import { setHost } from '../../../server/profile/set-host'
import type { Work } from '../../../server/store/store'
import type { UsersTable } from '../../../server/store/tables/account.table'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Updateable } from 'kysely'
import { aPicture, type Bytes } from '../../builders/pictures'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

/** Two people and a server of their own, anew for each test. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

export const setTheStage = (options: TestServerOptions = {}): void => {
  beforeEach(async () => {
    server = await startTestServer(options)
    ada = await server.signedIn('Ada')
    bob = await server.signedIn('Bob')
  })
  afterEach(() => server.close())
}

/** Another process of the same deployment: on the same data, with figures of its own. */
export const startAnother = (options: TestServerOptions): Promise<TestServer> =>
  startTestServer({ ...options, store: { ...server.parts.store, close: () => Promise.resolve() } })

export const work = async <A>(unit: (own: Work) => Promise<A>): Promise<A> => {
  const done = await server.parts.store.work(async (own) => E.right<never, A>(await unit(own)))
  if (E.isLeft(done)) throw new Error('refused')
  return done.right
}

/** They become friends; the request is on the house. */
export const makeFriends = async (one: Asker, other: Asker): Promise<void> => {
  const gift = { userId: one.userId, amount: 9, kind: 'test', key: crypto.randomUUID() }
  await work((own) => server.parts.ledger.grant(own, gift))
  await befriend(one, other)
}

export const info = async (of: Asker, by: Asker = of) =>
  (await by.ask(accountCalls.getUserInfo, { search_u_id: of.userId })).data

export const file = (bytes: Bytes): Blob => new Blob([bytes])
let picture: Promise<Bytes> | undefined
/** One small picture for all tests that only want some picture. */
export const somePicture = async (): Promise<Blob> => file(await (picture ??= aPicture('jpeg', 60, 80)))

export const uploadImage = async (asker: Asker): Promise<string> =>
  (await asker.ask(accountCalls.uploadImage, {}, { file: await somePicture() })).data.headImg
export const uploadPhoto = async (asker: Asker) =>
  asker.ask(accountCalls.uploadPhotos, {}, { file: await somePicture() })
export const photos = async (of: Asker, by: Asker = of) =>
  (await by.ask(accountCalls.photos, { search_u_id: of.userId })).data.list
export const albumFor = async (of: Asker, by: Asker) =>
  (await by.ask(friendsCalls.getPhotos, { f_u_id: of.userId })).data.list

/** Looks at an address as a browser does, with the cookies of the asker. */
export const look = (address: string, asker?: Asker): Promise<Response> =>
  fetch(new URL(address, server.url), asker === undefined ? {} : { headers: { cookie: asker.cookieHeader() } })

export const toReview = () => server.parts.store.read((db) => picturesToReview(db, 100))
export const decide = (id: string, verdict: 'approved' | 'refused', reason = '') =>
  server.parts.store.work((own) =>
    decidePicture(
      own,
      { inbox: server.parts.inbox, media: server.media, pictureAt: pictureAddressBelow(server.parts.config.basePath) },
      { id, verdict, reason, now: server.clock.now() },
    ),
  )
/** The operator says the same to all that wait. */
export const decideAll = async (verdict: 'approved' | 'refused'): Promise<void> => {
  for (const { id } of await toReview()) await decide(id, verdict)
}

export const makeHost = (asker: Asker, host = true) =>
  server.parts.store.work((own) => setHost(own, asker.userId, host, { price: 30, friendPrice: 24 }))
export const change = (asker: Asker, columns: Updateable<UsersTable>) =>
  work(({ db }) => db.updateTable('users').set(columns).where('id', '=', asker.userId).execute())
export const block = (by: Asker, other: Asker) =>
  work(({ db }) => db.insertInto('blocks').values({ user_id: by.userId, other_id: other.userId, at: 0 }).execute())

/** Bodies of the asker's inbox rows of a kind, oldest first. */
export const inboxOf = async (asker: Asker, kind: string) =>
  (await server.parts.store.read((db) => server.parts.inbox.readAfter(db, asker.userId, 0, 1_000)))
    .filter((row) => row.kind === kind)
    .map(({ json }) => JSON.parse(json) as Record<string, unknown>)
