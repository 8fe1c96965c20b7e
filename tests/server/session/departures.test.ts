import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { automatically, byPassword, returning } from '../account/returning'
import { ada, bob, numbersOf, online, room, server, setTheStage, talk, talkFor } from '../calls/stage'

setTheStage()

const HUNG_UP = 7
const slots = () => server.parts.store.read((db) => db.selectFrom('call_slots').selectAll().execute())
const lastToBob = async () => (await numbersOf(bob)).at(-1)
const aCall = async () => {
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, 10 * SECOND)
  return roomNum
}

const expectOver = async () => {
  expect(await lastToBob()).toBe(HUNG_UP)
  expect(await slots()).toEqual([])
}

const expectGoingOn = async (roomNum: string) => {
  expect(await lastToBob()).not.toBe(HUNG_UP)
  expect((await slots()).map(({ room_num }) => room_num)).toEqual([roomNum, roomNum])
}

const terminal = async () => {
  const asker = await server.visitor()
  await asker.enter((await byPassword(asker, 'Ada', 'terminal')).data)
  return asker
}

describe('the call of somebody whose sessions end', () => {
  it('is over for both at the sign-out [ACCT-103, CALL-57]', async () => {
    await aCall()
    await ada.ask(accountCalls.logout, {})
    await expectOver()
  })

  it('is over when the session is ended from the list of devices [CALL-57]', async () => {
    await aCall()
    const [own] = (await ada.ask(accountCalls.sessions, {})).data.list
    await ada.ask(accountCalls.endSession, { sessionId: own?.sessionId ?? '' })
    await expectOver()
  })

  it('is over when a sign-in elsewhere ends them: nobody looks at a picture that stands [ACCT-112, CALL-57]', async () => {
    await aCall()
    await byPassword(await server.visitor(), 'Ada')
    await expectOver()
  })

  it('is withdrawn while it rings at the other’s; what rings for them is answered where they are now [ACCT-112, CALL-57]', async () => {
    await room(ada, bob)
    await byPassword(await server.visitor(), 'Ada')
    expect(await lastToBob()).toBe(2)
    const phone = await server.visitor()
    await phone.enter((await byPassword(phone, 'Ada')).data)
    await online(phone)
    const roomNum = await room(bob, phone)
    const tablet = await server.visitor()
    await tablet.enter((await byPassword(tablet, 'Ada')).data)
    expect((await tablet.ask(callsCalls.answer, { roomNum })).code).toBe(200)
  })

  it.each([
    ['signs out', () => ada.ask(accountCalls.logout, {})],
    ['is put out', async () => byPassword(await server.visitor(), 'Ada')],
  ])('is over although a terminal is still there, when the browser %s [ACCT-103, ACCT-112]', async (_, ends) => {
    await terminal()
    await aCall()
    await ends()
    await expectOver()
  })

  it('is over when another person signs in in the same browser [CALL-57]', async () => {
    await aCall()
    ada.cookies.delete('autoLoginToken')
    await byPassword(ada, 'Bob')
    await expectOver()
  })

  it('is over when a copied token of automatic login ends the session that it led to [ACCT-82, CALL-57]', async () => {
    const [mine, copied] = [await returning(server, ada), await returning(server, ada)]
    await mine.enter((await automatically(mine, ada.userId)).data)
    await server.clock.advance(61 * SECOND)
    await Promise.all([online(mine), online(bob)])
    await expectGoingOn(await talk(mine, bob))
    await automatically(copied, ada.userId)
    await expectOver()
  })
})

describe('the call of somebody who is still there', () => {
  it('goes on when automatic login takes the place of the session: a reload rejoins it [ACCT-82, CALL-68]', async () => {
    const roomNum = await aCall()
    const reloaded = await returning(server, ada)
    await reloaded.enter((await automatically(reloaded, ada.userId)).data)
    await expectGoingOn(roomNum)
    expect((await reloaded.ask(callsCalls.getInfo, { roomNum })).data.resumable).toBe(true)
  })

  it('goes on when the terminal signs out or is ended [ACCT-112, CALL-57]', async () => {
    const roomNum = await aCall()
    await (await terminal()).ask(accountCalls.logout, {})
    await terminal()
    const { list } = (await ada.ask(accountCalls.sessions, {})).data
    await ada.ask(accountCalls.endSession, { sessionId: list.find(({ kind }) => kind === 'terminal')?.sessionId ?? '' })
    await expectGoingOn(roomNum)
  })
})
