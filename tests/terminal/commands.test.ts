import { beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '../../src/domain/kernel/ids'
import { decline, watch } from '../../src/terminal/commands/calls'
import { chatWith, history, send, unread } from '../../src/terminal/commands/chat'
import { gifts, movements, sendGift } from '../../src/terminal/commands/coins'
import { answer, ask, people } from '../../src/terminal/commands/people'
import { signOut } from '../../src/terminal/commands/account'
import { done } from '../../src/terminal/outcome'
import { must } from '../fakes/world/world'
import { makeRoom, type Room, type Somebody } from './room'

let befriend: Room['befriend']
let clock: Room['clock']
let ended: Room['ended']
let signUp: Room['signUp']
let sitDown: Room['sitDown']

beforeEach(() => {
  ;({ befriend, clock, ended, signUp, sitDown } = makeRoom())
})

const callFrom = async (ada: Somebody, id: UserId) => {
  const calls = await ada.context.core.feature('calls')
  await calls.place(id, 102)()
  await calls.proceed()
  await clock.advance(2_000)
  return calls
}

describe('commands of the terminal, on fakes [PLUS-29]', () => {
  it('want somebody who is signed in', async () => {
    const ada = sitDown('ada')
    for (const command of [people(ada.context, ''), unread(ada.context), gifts(ada.context), movements(ada.context, 5)])
      expect(await ended(command)).toMatchObject({ _tag: 'Refused', why: expect.stringContaining('sign-in') })
  })

  it('sign up, ask, accept, write, send a gift, and see what it cost', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo')]
    const [adaId, boId] = [await signUp(ada, 'Ada'), await signUp(bo, 'Bo')]
    expect(await ended(people(ada.context, 'bo'))).toEqual(done)
    expect(ada.said.at(-1)).toBe(`${boId}  Bo  stranger  online`)
    expect(await ended(ask(ada.context, 'Bo'))).toEqual(done)
    expect(await ended(answer(bo.context, String(adaId), 'accept'))).toEqual(done)
    expect(await ended(send(ada.context, 'Bo', 'Hello'))).toEqual(done)
    expect(ada.said.at(-1)).toMatch(/^\d\d:\d\d > Hello$/)
    expect(await ended(unread(bo.context))).toEqual(done)
    expect(bo.said.at(-1)).toBe(`1  ${adaId}  Ada  Hello`)
    expect(await ended(sendGift(ada.context, 'Bo', 'no such gift'))).toMatchObject({ _tag: 'Refused' })
    expect(await ended(movements(ada.context, 1))).toEqual(done)
    expect(ada.said.at(-1)).toMatch(/-9 {2}111 {2}addFriend {2}Bo$/)
    expect(await ended(answer(bo.context, 'Nobody', 'accept'))).toMatchObject({ why: 'Nobody is called Nobody.' })
  })

  it('chat shows what comes in as it comes, sends what is typed, and ends with the input', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo', { json: true })]
    await befriend(ada, bo)
    const listening = chatWith(bo.context, 'Ada', true)
    await clock.advance(3_000)
    ada.typed.push('one', '', 'two', null)
    expect(await ended(chatWith(ada.context, 'Bo', false))).toEqual(done)
    await clock.advance(1_000)
    bo.interrupt()
    expect(await ended(listening)).toEqual(done)
    const heard = bo.said.map((line): unknown => JSON.parse(line))
    expect(heard.slice(-2)).toMatchObject([
      { kind: 'message', mine: false, text: 'one' },
      { kind: 'message', mine: false, text: 'two' },
    ])
  })

  it('chat --follow only listens: what stands in its input is neither read nor sent', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo')]
    await befriend(ada, bo)
    bo.typed.push('not for Ada', null)
    const listening = chatWith(bo.context, 'Ada', true)
    await clock.advance(3_000)
    expect(await ended(send(ada.context, 'Bo', 'Hello'))).toEqual(done)
    bo.interrupt()
    expect(await ended(listening)).toEqual(done)
    expect(bo.typed).toEqual(['not for Ada', null])
    expect(bo.said).toContain('Chat with Ada; an interruption (Ctrl+C) leaves it.')
    expect(bo.said.join('\n')).toMatch(/\d\d:\d\d < Hello$/)
    expect(await ended(history(ada.context, 'Bo', 20))).toEqual(done)
    expect(ada.said.join('\n')).not.toContain('not for Ada')
  })

  it('a message without a gateway waits in the outbox, and holds the sign-out up [PLUS-15]', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo')]
    await befriend(ada, bo)
    expect(await ended(send(ada.context, 'Bo', 'before'))).toEqual(done)
    ada.browser.setOnline(false)
    expect(await ended(send(ada.context, 'Bo', 'later'))).toMatchObject({ _tag: 'NoGateway' })
    expect(await ended(signOut(ada.context, false))).toMatchObject({
      why: '1 unsent messages would be lost: sign-out --force',
    })
    ada.browser.setOnline(true)
    await clock.advance(60_000)
    expect(await ended(signOut(ada.context, false))).toEqual(done)
  })

  it('a call is shown and refused, with an honest word', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo')]
    const boId = await befriend(ada, bo)
    const watching = watch(bo.context, true)
    await clock.advance(3_000)
    const calls = await callFrom(ada, boId)
    expect(bo.said.at(-1)).toBe(
      'Ada calls. A terminal has neither camera nor microphone: the call is refused; take calls in a browser.',
    )
    expect(calls.view.call).toMatchObject({ _tag: 'Ended' })
    bo.interrupt()
    expect(await ended(watching)).toEqual(done)
  })

  it('calls decline refuses the call that rings, and says when none does', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo', { json: true })]
    const boId = await befriend(ada, bo)
    expect(await ended(decline(bo.context))).toEqual({ _tag: 'Refused', why: 'Nobody calls.' })
    const watching = watch(bo.context, false)
    await clock.advance(3_000)
    const calls = await callFrom(ada, boId)
    expect(calls.view.call).toMatchObject({ _tag: 'Ringing' })
    const rings = { kind: 'call', person: expect.any(Number), name: 'Ada', state: 'ringing' }
    expect(JSON.parse(must(bo.said.at(-1)))).toMatchObject(rings)
    expect(await ended(decline(bo.context))).toEqual(done)
    expect(JSON.parse(must(bo.said.at(-1)))).toMatchObject({ kind: 'call', state: 'refused' })
    await clock.advance(1_000)
    expect(calls.view.call).toMatchObject({ _tag: 'Ended' })
    bo.interrupt()
    expect(await ended(watching)).toEqual(done)
  })
})
