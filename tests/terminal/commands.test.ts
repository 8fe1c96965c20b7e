import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '../../src/domain/kernel/ids'
import { watch } from '../../src/terminal/commands/calls'
import { chatWith, history, send, unread } from '../../src/terminal/commands/chat'
import { gifts, movements, sendGift } from '../../src/terminal/commands/coins'
import { answer, ask, people } from '../../src/terminal/commands/people'
import { signIn } from '../../src/terminal/commands/sign-in'
import { signOut } from '../../src/terminal/commands/account'
import type { Context } from '../../src/terminal/context'
import { done, type Outcome } from '../../src/terminal/outcome'
import { makeOutput } from '../../src/terminal/output'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld } from '../fakes/world/browser'
import { makeWorld, must, type World } from '../fakes/world/world'

interface Somebody {
  readonly browser: BrowserInWorld
  readonly context: Context
  readonly said: string[]
  readonly interrupt: () => void
  /** Lines that the person types. */
  readonly typed: (string | null)[]
}

let clock: VirtualClock
let world: World

/** Somebody at a terminal, whose Core stands on fakes. */
const sitDown = (name: string, json = false): Somebody => {
  const browser = makeBrowser(world, name)
  const said: string[] = []
  const write = (text: string) => void said.push(text.trimEnd())
  const typed: (string | null)[] = []
  let interrupt = () => undefined as void
  const interrupted = new Promise<void>((resolve) => (interrupt = resolve))
  const context: Context = {
    core: browser.open().core,
    clock: world.clock,
    out: makeOutput({ out: write, err: write, json, colours: false }),
    interactive: false,
    interrupted: () => interrupted,
    lines: {
      next: async () => typed.shift() ?? null,
      above: (tell) => tell(),
      close: () => undefined,
    },
  }
  return { browser, context, said, typed, interrupt: () => interrupt() }
}

/** Lets time pass until a command has ended. */
const ended = async (running: Promise<Outcome>): Promise<Outcome> => {
  let outcome: Outcome | null = null
  void running.then((ends) => (outcome = ends))
  for (let turn = 0; outcome === null && turn < 200; turn += 1) await clock.advance(100)
  return running
}

const signUp = async (somebody: Somebody, name: string): Promise<UserId> => {
  const given = { email: `${name}@example.org`, password: 'secret12', name, gender: 'female', birthday: '1995-05-05' }
  const running = signIn(somebody.context, { ...given, adult: true, code: String(100_001 + world.mails.length) })
  expect(await ended(running)).toEqual(done)
  return must(O.toNullable(somebody.context.core.account.view.me)).id
}

beforeEach(() => {
  clock = makeVirtualClock()
  world = makeWorld(clock)
})

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
    const [ada, bo] = [sitDown('ada'), sitDown('bo', true)]
    await signUp(ada, 'Ada')
    await signUp(bo, 'Bo')
    await ended(ask(ada.context, 'Bo'))
    await ended(answer(bo.context, 'Ada', 'accept'))
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
    await signUp(ada, 'Ada')
    await signUp(bo, 'Bo')
    await ended(ask(ada.context, 'Bo'))
    await ended(answer(bo.context, 'Ada', 'accept'))
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
    await signUp(ada, 'Ada')
    await signUp(bo, 'Bo')
    await ended(ask(ada.context, 'Bo'))
    await ended(answer(bo.context, 'Ada', 'accept'))
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
    await signUp(ada, 'Ada')
    const boId = await signUp(bo, 'Bo')
    await ended(ask(ada.context, 'Bo'))
    await ended(answer(bo.context, 'Ada', 'accept'))
    const watching = watch(bo.context, true)
    await clock.advance(3_000)
    const calls = await ada.context.core.feature('calls')
    await calls.place(boId, 102)()
    await calls.proceed()
    await clock.advance(2_000)
    expect(bo.said.at(-1)).toBe(
      'Ada calls. A terminal has neither camera nor microphone: the call is refused; take calls in a browser.',
    )
    expect(calls.view.call).toMatchObject({ _tag: 'Ended' })
    bo.interrupt()
    expect(await ended(watching)).toEqual(done)
  })

  it('an account that is to be deleted is kept by --keep, and by no statement of age [PLUS-14]', async () => {
    const ada = sitDown('ada')
    const id = await signUp(ada, 'Ada')
    expect(await ended(signOut(ada.context, false))).toEqual(done)
    const { leaving } = world.desk
    leaving.set(id, clock.now() + 86_400_000)
    const given = { email: 'Ada@example.org', password: 'secret12' }
    expect(await ended(signIn(sitDown('two').context, { ...given, adult: true }))).toMatchObject({
      _tag: 'NotUnderstood',
    })
    const three = sitDown('three')
    three.typed.push('no')
    expect(await ended(signIn(three.context, given))).toMatchObject({ _tag: 'Refused', why: 'Not signed in.' })
    expect(leaving.has(id)).toBe(true)
    expect(await ended(signIn(sitDown('four').context, { ...given, keep: true }))).toEqual(done)
    expect(leaving.has(id)).toBe(false)
  })

  it('a wrong password is refused with the gateway\u2019s words, and an input that ends is not understood', async () => {
    const ada = sitDown('ada')
    await signUp(ada, 'Ada')
    const other = sitDown('other')
    expect(await ended(signIn(other.context, { email: 'Ada@example.org', password: 'wrong12' }))).toMatchObject({
      _tag: 'Refused',
    })
    expect(await ended(signIn(sitDown('third').context, {}))).toMatchObject({ _tag: 'NotUnderstood' })
    expect(await ended(signIn(ada.context, {}))).toMatchObject({ why: 'Ada is signed in here: sign-out' })
  })
})
