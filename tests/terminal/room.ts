import * as O from 'fp-ts/Option'
import { expect } from 'vitest'
import type { RuntimeConfig } from '../../src/application/kernel/runtime-config'
import type { UserId } from '../../src/domain/kernel/ids'
import { answer, ask } from '../../src/terminal/commands/people'
import { signIn } from '../../src/terminal/commands/sign-in'
import type { Context } from '../../src/terminal/context'
import { done, type Outcome } from '../../src/terminal/outcome'
import { makeOutput } from '../../src/terminal/output'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld } from '../fakes/world/browser'
import { makeWorld, must, type World } from '../fakes/world/world'

export interface Somebody {
  readonly browser: BrowserInWorld
  readonly context: Context
  readonly said: string[]
  readonly interrupt: () => void
  /** Lines that the person types. */
  readonly typed: (string | null)[]
}

interface Seating {
  readonly json?: boolean
  readonly interactive?: boolean
  readonly config?: Partial<RuntimeConfig>
}

/** A world of fakes, in which people sit at terminals. */
export interface Room {
  readonly clock: VirtualClock
  readonly world: World
  readonly sitDown: (name: string, seating?: Seating) => Somebody
  /** Lets time pass until a command has ended. */
  readonly ended: (running: Promise<Outcome>) => Promise<Outcome>
  readonly signUp: (somebody: Somebody, name: string) => Promise<UserId>
  /** Signs both up as Ada and Bo, who become friends; Bo's id. */
  readonly befriend: (ada: Somebody, bo: Somebody) => Promise<UserId>
}

const sitDownIn =
  (world: World): Room['sitDown'] =>
  (name, { config, interactive = false, json = false } = {}) => {
    const browser = makeBrowser(world, name)
    const said: string[] = []
    const write = (text: string) => void said.push(text.trimEnd())
    const typed: (string | null)[] = []
    let interrupt = () => undefined as void
    const interrupted = new Promise<void>((resolve) => (interrupt = resolve))
    const context: Context = {
      core: browser.open(config).core,
      clock: world.clock,
      out: makeOutput({ out: write, err: write, json, colours: false }),
      interactive,
      interrupted: () => interrupted,
      lines: {
        next: async () => typed.shift() ?? null,
        above: (tell) => tell(),
        close: () => undefined,
      },
    }
    return { browser, context, said, typed, interrupt: () => interrupt() }
  }

export const makeRoom = (): Room => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const ended: Room['ended'] = async (running) => {
    let outcome: Outcome | null = null
    void running.then((ends) => (outcome = ends))
    for (let turn = 0; outcome === null && turn < 200; turn += 1) await clock.advance(100)
    return running
  }
  const signUp: Room['signUp'] = async ({ context }, name) => {
    const given = { email: `${name}@example.org`, password: 'secret12', name, gender: 'female', birthday: '1995-05-05' }
    const code = String(100_001 + world.mails.length)
    expect(await ended(signIn(context, { ...given, adult: true, code }))).toEqual(done)
    return must(O.toNullable(context.core.account.view.me)).id
  }
  const befriend: Room['befriend'] = async (ada, bo) => {
    await signUp(ada, 'Ada')
    const boId = await signUp(bo, 'Bo')
    await ended(ask(ada.context, 'Bo'))
    await ended(answer(bo.context, 'Ada', 'accept'))
    return boId
  }
  return { clock, world, ended, signUp, befriend, sitDown: sitDownIn(world) }
}
