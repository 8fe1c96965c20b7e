import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noticeBizTypes, noticeTypes, postNotice } from '../../../server/chat/notice'
import * as E from 'fp-ts/Either'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { pushCalls } from '../../../src/infrastructure/gateway/contract/push.calls'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import type { Asker } from '../asker'
import { sanction } from '../safety/stage'
import { befriended, fetchAll, say, setStage, type Stage } from './stage'

const WAIT = 6 * SECOND
const all = { message: 1, request: 1, call: 1, reminder: 1, reward: 1, preview: 1 } as const

let stage: Stage
let ada: Asker
let bob: Asker

beforeEach(async () => {
  stage = await setStage()
  ada = await stage.gateway.signedIn('Ada')
  bob = await stage.gateway.signedIn('Bob')
  await befriended(stage.gateway, ada, bob)
})
afterEach(() => stage.close())

const textOf = (text: string) => ({ kind: 'message', from: ada.userId, name: 'Ada', content: 'text', text })

describe('a message', () => {
  it('that nobody fetches for six seconds is pushed, once [GATE-31]', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'Are you there?')
    await stage.pass(WAIT - 1)
    expect(stage.news()).toEqual([])
    await stage.pass(1)
    expect(stage.news()).toEqual([textOf('Are you there?')])
    await stage.pass(DAY)
    expect(stage.news()).toEqual([])
  })

  it('carries what a tapped push is known by, the language of the device and where it leads [GATE-31] [GATE-32]', async () => {
    await stage.allow(bob, 8)
    await stage.write((db) =>
      db.updateTable('users').set({ head_img: '/portraits/a.webp' }).where('id', '=', ada.userId).execute(),
    )
    await say(ada, bob, 'Hello')
    await stage.pass(WAIT)
    const [push] = stage.arrived()
    expect(push).toMatchObject({
      mark: { appId: 'visavis', sendTime: stage.gateway.clock.now() },
      language: 'ar',
      address: `/message/IMMessageSession/${ada.userId}`,
      picture: '/portraits/a.webp',
    })
    expect(push?.mark.pushContentId).toMatch(/^[0-9a-f-]{36}$/)
    expect(push?.mark.nonce).not.toBe(push?.mark.pushContentId)
  })

  it('is not pushed when a device has fetched it, nor to its sender [GATE-31]', async () => {
    await stage.allow(bob)
    await stage.allow(ada)
    await say(ada, bob, 'Hello')
    await fetchAll(stage.gateway, bob)
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
  })

  it('takes the place of an earlier one of its conversation, and puts nothing off [GATE-31]', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'One')
    await stage.pass(WAIT - SECOND)
    await say(ada, bob, 'Two')
    await stage.pass(SECOND)
    expect(stage.news()).toEqual([textOf('Two')])
  })

  it('reaches each device, sealed for it [GATE-31]', async () => {
    const phone = await stage.gateway.signInAgain(bob.userId, 'terminal')
    const paths = [await stage.allow(bob), await stage.allow(phone)]
    await say(ada, bob, 'Hello')
    await stage.pass(WAIT)
    expect(stage.service.arrived.map(({ path }) => path).toSorted()).toEqual(paths)
  })

  it('shows no words when its reader wants none, and nothing at all when they want no such pushes [GATE-31]', async () => {
    await stage.allow(bob)
    expect((await bob.ask(pushCalls.choices, {})).data).toEqual(all)
    expect((await bob.ask(pushCalls.saveChoices, { ...all, preview: 0 })).data).toEqual({ ...all, preview: 0 })
    await say(ada, bob, 'A secret')
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([{ ...textOf(''), content: 'hidden' }])
    await bob.ask(pushCalls.saveChoices, { ...all, message: 0 })
    expect((await bob.ask(pushCalls.choices, {})).data.message).toBe(0)
    await say(ada, bob, 'A secret')
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
  })

  it('is short enough for every push service, however long it is, and no character is torn [GATE-31]', async () => {
    await stage.allow(bob)
    const remark = '👨‍👩‍👧‍👦'.repeat(30)
    await stage.write((db) => db.updateTable('relations').set({ remark }).where('user_id', '=', bob.userId).execute())
    await say(ada, bob, '🦊'.repeat(500))
    await stage.pass(WAIT)
    const [arrived] = stage.service.arrived
    expect(arrived?.bytes).toBeLessThanOrEqual(4_096)
    expect(stage.news()).toMatchObject([{ text: `${'🦊'.repeat(159)}…` }])
  })

  it('does not reach who has blocked its sender since, or is banned, deleted or signed out [GATE-31]', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'One')
    await bob.ask(friendsCalls.addBlack, { f_u_id: bob.userId, defriend_u_id: ada.userId })
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
    const cleo = await stage.gateway.signedIn('Cleo')
    await befriended(stage.gateway, ada, cleo)
    await stage.allow(cleo)
    await say(ada, cleo, 'Two')
    await sanction(stage.gateway, cleo.userId)
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
    const dan = await stage.gateway.signedIn('Dan')
    await befriended(stage.gateway, ada, dan)
    await stage.allow(dan)
    await say(ada, dan, 'Three')
    await dan.ask(accountCalls.logout, {})
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
  })

  it('does not come from somebody who is gone', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'Good bye')
    await stage.write((db) => db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', ada.userId).execute())
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
  })
})

describe('a friend request', () => {
  it('is pushed with the name that its receiver sees, unless it is taken back first [GATE-31]', async () => {
    const cleo = await stage.gateway.signedIn('Cleo')
    await stage.allow(cleo)
    const ask = { f_u_id: cleo.userId, add_location: 102 }
    await stage.gateway.parts.store.work(async (work) => {
      await stage.gateway.parts.ledger.grant(work, {
        userId: ada.userId,
        amount: 100,
        kind: 'bonus',
        key: 'for-the-test',
      })
      return E.right(undefined)
    })
    expect((await ada.ask(friendsCalls.add, ask)).code).toBe(200)
    await ada.ask(friendsCalls.answerRequest, { f_u_id: cleo.userId, answer: 'withdraw' })
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
    await ada.ask(friendsCalls.add, ask)
    await stage.pass(WAIT)
    expect(stage.arrived()).toMatchObject([
      { address: '/friends', news: { kind: 'request', from: ada.userId, name: 'Ada' } },
    ])
  })
})

describe('a friend who comes online', () => {
  it('is told by a push to whoever wants to be reminded and is not here [GATE-31] [FRND-42]', async () => {
    await stage.allow(bob)
    await bob.ask(friendsCalls.changeOnlineRemind, { f_u_id: ada.userId, status: 1 })
    await ada.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await stage.pass(0)
    expect(stage.arrived()).toMatchObject([
      { address: `/message/IMMessageSession/${ada.userId}`, news: { kind: 'reminder', from: ada.userId, name: 'Ada' } },
    ])
    await bob.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    stage.gateway.clock.jump(20 * 60 * SECOND)
    await bob.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await ada.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await stage.pass(0)
    expect(stage.news()).toEqual([])
  })
})

describe('a notice of the product', () => {
  const post = (type: (typeof noticeTypes)[keyof typeof noticeTypes], uniqueId: string) =>
    stage.gateway.parts.store.work(async (work) =>
      E.right(
        await postNotice(work, stage.gateway.server.admin, {
          receiver: bob.userId,
          type,
          bizType: noticeBizTypes.chat,
          uniqueId,
          content: 'EUR 5 went back to you',
          now: stage.gateway.clock.now(),
        }),
      ),
    )

  it('is pushed in its own words, a refund as such; points by a gift are told by the gift [GATE-31]', async () => {
    await stage.allow(bob)
    await post(noticeTypes.team, 'returned:o1:500')
    await post(noticeTypes.notification, 'x')
    await post(noticeTypes.income, 'gift:1')
    await stage.pass(WAIT)
    const told = stage.arrived().toSorted((a, b) => a.address.localeCompare(b.address))
    const text = 'EUR 5 went back to you'
    expect(told).toMatchObject([
      { address: '/message/IMMessageSession/-1', news: { kind: 'reward', reason: 'note', text } },
      { address: '/message/IMMessageSession/-2', news: { kind: 'reward', reason: 'refund', text } },
    ])
  })
})
