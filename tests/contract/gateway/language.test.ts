import * as O from 'fp-ts/Option'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '../../../src/domain/kernel/language'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { makePhoneGateway } from '../../../src/infrastructure/gateway/phone-gateway.adapter'
import { makeChatSending } from '../../../src/infrastructure/gateway/send-chat'
import { toMessageUuid, toUserId } from '../../../src/domain/kernel/ids'
import { clientOf } from './client'
import { type Heard, openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.answer = () => ({ data: { messageId: 1, timeStamp: 1, userId: 7, token: 't', signSecret: 's' } })
})

const last = (): Heard => {
  const heard = stand.heard.at(-1)
  if (heard === undefined) throw new Error('nothing was heard')
  return heard
}

const speaking = (language: Language) => {
  const { identity } = clientOf(stand)
  const own = { ...identity, language: () => language }
  return { identity: own, gateway: clientOf(stand, { identity: own }).gateway }
}

const known = <A>(value: O.Option<A>): A => {
  if (O.isNone(value)) throw new Error('not a value of its kind')
  return value.value
}
const bob = known(toUserId(8))
const uuid = known(toMessageUuid('8f14e45f-ceea-467f-ab3c-6f1d2c3b4a59'))

/** Number by I18N-6, and the code; a language without a number sends that of English. */
const spoken: readonly (readonly [Language, number])[] = [
  ['en', 1],
  ['ar', 8],
  ['tr', 20],
  ['de', 1],
]

describe.each(spoken)('with the interface in %s', (language, id) => {
  it('every call names the number, and the code as a header, that of a file too [I18N-5, I18N-6]', async () => {
    const { gateway } = speaking(language)
    await gateway.ask(accountCalls.balance, {})()
    expect([last().address.languageId, last().headers['accept-language']]).toEqual([String(id), language])
    await gateway.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })()
    expect([last().params.languageId, last().headers['accept-language']]).toEqual([id, language])
    await gateway.ask(callsCalls.uploadSnapshots, { sex: 1 }, { file: new Blob(['x']) })()
    expect(last().headers['accept-language']).toBe(language)
  })

  it('a message names it as the target of a translation, translated or not [I18N-8]', async () => {
    const { gateway, identity } = speaking(language)
    const { send } = makeChatSending(gateway, identity)
    await send(bob, uuid, 'Hi', {})()
    expect(last().params).toMatchObject({ translate: 0, targetLanguage: id })
    await send(bob, uuid, 'Hi', { translate: true })()
    expect(last().params).toMatchObject({ translate: 1, targetLanguage: id })
  })

  it('a supply by telephone names number and code [I18N-8]', async () => {
    const { gateway, identity } = speaking(language)
    await makePhoneGateway(gateway, identity, () => language).enterByTicket('t', null)()
    expect(last().params).toMatchObject({ languageId: id, languageName: language })
  })
})
