import { describe, expect, it } from 'vitest'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { setHost } from '../../../server/profile/set-host'
import { signUp } from '../sign-up'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { ada, bob, inboxOf, recent, send, server, setTheStage, work } from './stage'

setTheStage()

/** Somebody whom Ada does not know takes her paid call. */
const aCall = async () => {
  const host = await signUp(server, 'Hera')
  await work((own) => setHost(own, host.userId, true, { price: 20, friendPrice: 20 }))
  for (const asker of [ada, host]) await asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
  const { data } = await ada.ask(callsCalls.create, { calleeUserId: host.userId, callLocation: 102 })
  const roomNum = data?.roomNum ?? ''
  await ada.ask(callsCalls.launch, { roomNum })
  return { host, roomNum }
}

const written = { msg_type: 4 }

describe('writing in a video call', () => {
  it('is for the two who talk, for as long as they do, although they are strangers [CHAT-73]', async () => {
    const { host, roomNum } = await aCall()
    expect((await send(ada, host, 'hi', written)).code).toBe(54011)
    await host.ask(callsCalls.answer, { roomNum })
    expect((await send(ada, host, 'hi', written)).code).toBe(200)
    expect((await send(host, ada, 'hello', written)).code).toBe(200)
    expect((await send(ada, host, 'plain')).code).toBe(54011)
    await ada.ask(callsCalls.hangup, { roomNum })
    expect((await send(ada, host, 'bye', written)).code).toBe(54011)
    const rows = (await inboxOf(host, 'message')).filter((row) => row['message_type'] === 1)
    expect(rows).toMatchObject([
      { content: 'hi', message_type_value: 0 },
      { content: 'hello', message_type_value: 0 },
    ])
  })

  it('is nobody else’s: not a third one’s, not towards a third one [CHAT-73]', async () => {
    const { host, roomNum } = await aCall()
    await host.ask(callsCalls.answer, { roomNum })
    const eve = await signUp(server, 'Eve')
    expect((await send(eve, host, 'hi', written)).code).toBe(54011)
    expect((await send(ada, eve, 'hi', written)).code).toBe(54011)
    expect(await recent(eve)).toEqual([])
  })

  it('of friends is not lost when their call has just ended [CHAT-73]', async () => {
    expect((await send(ada, bob, 'one more thing', written)).code).toBe(200)
  })
})
