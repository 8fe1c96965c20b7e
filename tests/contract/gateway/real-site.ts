import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { DAY } from '../../../src/domain/kernel/time'
import { makeCert } from '../../../server/account/certs'
import { putGoods } from '../../../server/gifts/goods'
import { beginGrace } from '../../../server/safety/deletion'
import type { Work } from '../../../server/store/store'
import { meaningOf } from '../../../src/infrastructure/rtm/websocket/inbox-row'
import { roomActionOf } from '../../../src/infrastructure/rtm/websocket/room-action'
import { turned } from '../../fakes/world/posting'
import { codeTo } from '../../server/by-phone'
import { startTranslateService } from '../../server/chat/translate-service'
import { storePaidOrder } from '../../server/coins/paid-order'
import { keyFrom } from '../../server/identity/browser'
import { startTestServer, type TestServer } from '../../server/test-server'
import { openBrowser, unwrap } from './browser'
import { FREE_TRANSLATIONS, newsIn, RHYTHMS, type Site } from './ports.world'

const inWork = async <A>({ parts }: TestServer, unit: (work: Work) => Promise<E.Either<never, A>>): Promise<A> =>
  unwrap(await parts.store.work(unit))

const newestMail = ({ parts }: TestServer, to: string) =>
  parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', to).orderBy('id', 'desc').executeTakeFirst(),
  )

/** The adapters, each browser with its own cookies and keys, against the real gateway. */
export const openRealSite = async (): Promise<Site> => {
  const translator = await startTranslateService()
  translator.translates(turned)
  const server = await startTestServer({
    env: { TRANSLATE_URL: translator.url },
    settings: { chat: { freeTranslations: FREE_TRANSLATIONS }, offers: RHYTHMS },
  })
  let series = 0
  return {
    clock: server.clock,
    origin: server.url.replace('127.0.0.1', 'localhost'),
    browser: async () => {
      const browser = await openBrowser(server.url, server.clock, (series += 1))
      const { cookies } = browser
      const jar = { delete: cookies.remove, set: (name: string, value: string) => cookies.put(`${name}=${value}`) }
      const walker = { cookieHeader: cookies.sent, cookies: jar }
      return { ...browser, comeFrom: (provider, who) => keyFrom(server, walker, provider, who) }
    },
    mail: async (to) => {
      const row = await newestMail(server, to)
      return { code: row?.code ?? '', link: new URL(row?.link ?? 'none://').searchParams.get('mail') ?? '' }
    },
    message: ({ code, digits }) => codeTo(server, { countryCode: code, mobileNo: digits, e164: `+${code}${digits}` }),
    linkCode: async (kind, value) =>
      kind === 'phone'
        ? codeTo(server, { countryCode: '', mobileNo: '', e164: value })
        : ((await newestMail(server, value))?.code ?? ''),
    certOf: (user) => inWork(server, async (work) => E.right(await makeCert(work, user, 'signIn', server.clock.now()))),
    deletes: (user) =>
      inWork(server, async (work) => E.right(void (await beginGrace(work, user, 7 * DAY, server.clock.now())))),
    makeHost: (user, price, friendPrice) =>
      inWork(server, async ({ db }) => {
        const host = { goddess: 1, price, friend_price: friendPrice }
        return E.right(void (await db.updateTable('users').set(host).where('id', '=', user).execute()))
      }),
    records: (user, path) =>
      inWork(server, async ({ db }) => {
        const recording = { user_id: user, path, recorded: 1, added_at: server.clock.now() }
        return E.right(void (await db.insertInto('previews').values(recording).execute()))
      }),
    sells: (user, ago = 0) =>
      inWork(server, async (work) => E.right(await storePaidOrder(work, user, server.clock.now() - ago))),
    refundCode: async ({ email }) => (await newestMail(server, email))?.code ?? '',
    packs: (userId, giftId, count) =>
      inWork(server, async (work) => E.right(await putGoods(work, { userId, giftId, count, expiresAt: 0 }))),
    forgetsAgreement: (user) =>
      inWork(server, async ({ db }) =>
        E.right(void (await db.deleteFrom('agreements').where('user_id', '=', user).execute())),
      ),
    reaches: (user) =>
      inWork(server, async ({ db }) => {
        const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', user)
        const { id } = await sessions.executeTakeFirstOrThrow()
        const keys = { address: `https://push.example.org/${id}`, public_key: 'p', secret: 's' }
        const row = { id, session_id: id, user_id: user, created_at: 0, ...keys }
        return E.right(void (await db.insertInto('push_subscriptions').values(row).execute()))
      }),
    forgetsAge: (user) =>
      inWork(server, async ({ db }) =>
        E.right(void (await db.deleteFrom('age_statements').where('user_id', '=', user).execute())),
      ),
    isThere: async ({ account }) => unwrap(await account.startBeat(false)()),
    roomActions: async (user) => {
      const rows = await server.parts.store.read((db) =>
        db.selectFrom('call_actions').select('body').where('to_user', '=', user).orderBy('id').execute(),
      )
      return rows.flatMap(({ body }) => O.toNullable(roomActionOf(JSON.parse(body))) ?? [])
    },
    matchNews: async (user) => {
      const rows = await server.parts.store.read((db) =>
        db.selectFrom('inbox').select(['kind', 'body']).where('user_id', '=', user).orderBy('seq').execute(),
      )
      return newsIn(rows.flatMap(({ body, kind }) => O.toNullable(meaningOf(kind, JSON.parse(body))) ?? []))
    },
    approve: (user) =>
      inWork(server, async ({ db }) => {
        const media = db.updateTable('media').set({ state: 'approved' }).where('owner_id', '=', user)
        return E.right(void (await media.execute()))
      }),
    close: async () => {
      await server.close()
      await translator.close()
    },
  }
}
