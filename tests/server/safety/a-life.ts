import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { storeRefund } from '../../../server/coins/refunds/refund-store'
import { keepForPage } from '../../../server/outbox/local-outbox'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { eventsCalls } from '../../../src/infrastructure/gateway/contract/events.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import { pushCalls } from '../../../src/infrastructure/gateway/contract/push.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { storePaidOrder } from '../coins/paid-order'
import { signUp } from '../sign-up'
import type { TestServer } from '../test-server'
import { makeBrowserKeys } from '../push/browser-keys'
import { send } from './evidence-stage'
import { liftSanction, noticeOf, sanction, signInAs } from './stage'

/** What can be nobody else's: it must be gone from the whole store with its person. */
export const marks = {
  name: 'Zerlina',
  email: 'zerlina@example.org',
  phone: '+491700000817',
  subject: 'subject-of-zerlina',
  birthday: '1987-03-09',
  bio: 'Restores church organs',
  city: 'Querfurt',
  words: 'My cousin wrote that',
}

export interface Life {
  readonly zerlina: Asker
  /** Their friend, with whom they wrote and called. */
  readonly bob: Asker
  readonly cid: Asker
}

/** Rows that no call of this product makes yet, or that would take a provider. */
const plant = (gateway: TestServer, { bob, cid, zerlina }: Life) =>
  gateway.parts.store.work(async (work) => {
    const { db } = work
    const [me, now] = [zerlina.userId, gateway.clock.now()]
    const profile = {
      birthday: marks.birthday,
      introduce: marks.bio,
      city: marks.city,
      languages: 'de,en',
      interest_labels: '1,2',
    }
    await db.updateTable('users').set(profile).where('id', '=', me).execute()
    await db
      .insertInto('phones')
      .values({ phone: marks.phone, user_id: me, password_hash: 'hash', linked_at: now })
      .execute()
    const account = { provider: 'google', subject: marks.subject, user_id: me, created_at: now }
    await db.insertInto('social_accounts').values(account).execute()
    const text = { kind: 'text', to_address: marks.phone, subject: 'SMS', body: 'x', code: '1', link: '', at: now }
    await keepForPage(work, text)
    const pairs = [
      { user_id: me, other_id: cid.userId, at: now },
      { user_id: cid.userId, other_id: me, at: now },
    ]
    await db.insertInto('blocks').values(pairs).execute()
    await db.insertInto('goods').values({ user_id: me, gift_id: 1003, expires_at: 0, count: 2 }).execute()
    await db
      .insertInto('offers')
      .values({
        coupon: 'c',
        user_id: me,
        kind: 'limited',
        number: 1,
        coin_code: 'coins220',
        percent: 25,
        starts_at: 0,
        ends_at: 1,
        order_id: null,
      })
      .execute()
    await db
      .insertInto('rewards')
      .values({ user_id: me, kind: 'install', device_hash: 'd', coins: 100, at: now })
      .execute()
    const claim = { user_id: me, task_id: 1, device_id: zerlina.deviceId, at: now }
    await db.insertInto('task_claims').values(claim).execute()
    await db.insertInto('check_ins').values({ user_id: me, day: 1, device_hash: 'd', coins: 5, at: now }).execute()
    await db.insertInto('lucky_boxes').values({ user_id: me, box: 1, coins: 10, at: now }).execute()
    await db.insertInto('previews').values({ user_id: me, path: '/own.webm', recorded: 1, added_at: now }).execute()
    await db
      .insertInto('likes')
      .values([
        { user_id: me, other_id: bob.userId, at: now },
        { user_id: bob.userId, other_id: me, at: now },
      ])
      .execute()
    const said = { cause: 6, made_at: now, closed_at: null, closed_by: null, answer: null }
    await db
      .insertInto('reports')
      .values([
        { report_id: 'r1', user_id: me, other_id: bob.userId, ...said },
        { report_id: 'r2', user_id: bob.userId, other_id: me, ...said },
      ])
      .execute()
    await db.insertInto('hot_adds').values({ user_id: me, day: '2026-01-05', used: 1 }).execute()
    await db.insertInto('suggestions').values({ user_id: me, other_id: bob.userId, day: '2026-01-05' }).execute()
    await db.insertInto('certs').values({ cert_hash: 'a', user_id: me, purpose: 'signIn', made_at: now }).execute()
    const notice = {
      message_uuid: randomUUID(),
      sender_id: -1,
      receiver_id: me,
      chat_id: 'x',
      type: 4,
      type_value: -3,
      content: 'Welcome',
      at: now,
    }
    await db.insertInto('messages').values(notice).execute()
    const card = { user_id: me, place: 'card', day: '2026-01-05', number: 1, other_id: bob.userId, passed: 0 } as const
    await db.insertInto('cards_shown').values(card).execute()
    const liking = {
      user_at: now,
      other_at: now,
      completed_at: now,
      caller_id: me,
      place: 'card',
      used_at: null,
    } as const
    const ids = { user_id: Math.min(me, bob.userId), other_id: Math.max(me, bob.userId) }
    await db
      .insertInto('like_pairs')
      .values({ ...ids, ...liking })
      .execute()
    const orderId = await storePaidOrder(work, me, now)
    const asked = { orderId, userId: me, category: 4, description: marks.words, proofId: 'a'.repeat(32), now }
    await storeRefund(work, asked)
    const saved = { brand: 'Visa', last4: '4242', expiry_month: 12, expiry_year: 2029 }
    await db
      .insertInto('saved_cards')
      .values({ card_id: 'c', user_id: me, provider: 'checkout', token: 't', ...saved, added_at: now })
      .execute()
    const answer = { user_id: me, key: 'k', call: 'c', request_hash: 'h', reply: '{}', at: now }
    await db.insertInto('idempotency').values(answer).execute()
    return E.right(undefined)
  })

const flowing = { out: 'on', in: 'flowing' } as const

const talk = async (gateway: TestServer, one: Asker, other: Asker): Promise<void> => {
  for (const asker of [one, other]) await asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
  const { data } = await one.ask(callsCalls.create, { calleeUserId: other.userId, callLocation: 102 })
  const roomNum = data?.roomNum ?? ''
  await one.ask(callsCalls.launch, { roomNum })
  await other.ask(callsCalls.answer, { roomNum })
  for (const asker of [one, other]) await asker.ask(callsCalls.notifyStartCall, { roomNum })
  await gateway.clock.advance(4_000)
  await send(one, roomNum)
  for (const asker of [one, other])
    await asker.ask(callsCalls.lease, { roomNum, media: { sound: flowing, picture: flowing } })
  await one.ask(callsCalls.hangup, { roomNum })
  await one.ask(callsCalls.dispute, { roomNum, reason: 'It was too short' })
}

/** A match that both have joined and one has left, to wait again. */
const meet = async ({ parts }: TestServer, one: Asker, other: Asker): Promise<void> => {
  for (const asker of [one, other]) await asker.ask(matchingCalls.matching, { callLocation: 101 })
  const { match_id: matchId } = await parts.store.read((db) =>
    db.selectFrom('matches').select('match_id').executeTakeFirstOrThrow(),
  )
  for (const asker of [one, other]) await asker.ask(matchingCalls.join, { matchId })
  await one.ask(matchingCalls.leave, { matchId })
  await one.ask(matchingCalls.matching, { callLocation: 101 })
}

const write = async (from: Asker, to: Asker, msg: string): Promise<void> => {
  const ids = { messageUuid: randomUUID(), send_u_id: from.userId, accept_u_id: to.userId }
  await from.ask(chatCalls.sendMsg, { ...ids, msg, msg_type: 1 })
}

const upload = async (asker: Asker): Promise<void> => {
  const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await asker.ask(accountCalls.uploadPhotos, {}, { file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })
}

/** A ban, an appeal against it, and mercy; then a new session. */
const sin = async (gateway: TestServer, asker: Asker): Promise<void> => {
  const id = await sanction(gateway, asker.userId)
  const { appealToken = '' } = noticeOf(await asker.ask(accountCalls.balance, {}))
  await asker.ask(accountCalls.appeal, { text: marks.words, appealToken })
  await liftSanction(gateway, id)
  await asker.enter((await signInAs(asker, marks.name)).data)
  await asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
}

/** Both are notified on their devices, and one of them is about to be. */
const allow = async (one: Asker, other: Asker): Promise<void> => {
  for (const asker of [one, other]) {
    const { auth, p256dh } = makeBrowserKeys()
    const endpoint = `https://fcm.googleapis.com/fcm/send/${asker.userId}`
    await asker.ask(accountCalls.pushToken, {
      pushToken: JSON.stringify({ endpoint, keys: { p256dh, auth } }),
      gender: 2,
      c_id: 0,
    })
  }
  await one.ask(pushCalls.saveChoices, { message: 1, request: 1, call: 0, reminder: 1, reward: 1, preview: 0 })
  await write(one, other, 'Good night')
}

/** Somebody who has done everything that leaves a trace. */
export const liveALife = async (gateway: TestServer): Promise<Life> => {
  const life = {
    zerlina: await signUp(gateway, marks.name),
    bob: await signUp(gateway, 'Bob'),
    cid: await signUp(gateway, 'Cid'),
  }
  const { bob, zerlina } = life
  await befriend(bob, zerlina)
  await zerlina.ask(coinsCalls.setSpendingLimit, { monthly: 100_000 })
  await zerlina.ask(friendsCalls.add, { f_u_id: (await signUp(gateway, 'Dora')).userId, add_location: 102 })
  await write(zerlina, bob, 'Do you like organs?')
  await write(bob, zerlina, 'Very much')
  await zerlina.ask(chatCalls.readMsg, { receiveUserId: zerlina.userId, sendUserId: bob.userId })
  await bob.ask(chatCalls.readMsg, { receiveUserId: bob.userId, sendUserId: zerlina.userId })
  await talk(gateway, zerlina, bob)
  await upload(zerlina)
  await sin(gateway, zerlina)
  const report = {
    event: 'open',
    browser: 'Chrome',
    os: 'Linux',
    deviceId: zerlina.deviceId,
    platformType: 4,
    extra: '{}',
  }
  await zerlina.ask(eventsCalls.eventReport, report)
  await meet(gateway, zerlina, bob)
  await allow(zerlina, bob)
  await plant(gateway, life)
  return life
}
