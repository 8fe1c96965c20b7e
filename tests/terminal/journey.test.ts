import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openState } from '../../src/infrastructure/node/state'
import { startTestServer, type TestServer } from '../server/test-server'
import { greetWhoeverAsks } from './greeter'
import { buildTerminal, makeTerminals, type Terminals } from './terminals'

let gateway: TestServer
let terminals: Terminals
let folder = ''

beforeAll(async () => {
  gateway = await startTestServer()
  // Terminals are processes with the time of the machine: what a gateway of last winter says would be old news, and so read.
  gateway.clock.jump(Date.now() - gateway.clock.now())
  folder = await mkdtemp(join(tmpdir(), 'terminal-'))
  terminals = makeTerminals(await buildTerminal(), gateway.url)
}, 60_000)
afterAll(async () => {
  terminals.kill()
  await gateway.close()
  await rm(folder, { recursive: true })
  await rm(`.cache/terminal-of-tests/${process.pid}`, { recursive: true, force: true })
})

const state = (name: string): string => join(folder, name)

/** The code of the newest mail or message to somebody, as the local outbox shows it. */
const codeOf = async (to: string): Promise<string> => {
  let code = ''
  await expect
    .poll(
      async () => {
        const html = await (await fetch(`${gateway.url}/outbox`)).text()
        code = new RegExp(`${to.replaceAll('+', '\\+')}[^]*?aria-label="Code">(\\d{6})`).exec(html)?.[1] ?? ''
        return code
      },
      { timeout: 10_000 },
    )
    .toMatch(/^\d{6}$/)
  return code
}

const signUp = async (name: string, way: '--email' | '--phone' = '--email'): Promise<void> => {
  const to = way === '--email' ? `${name.toLowerCase()}@example.org` : '+4915123456789'
  const terminal = terminals.open(state(name), 'sign-in', way, to)
  terminal.type(await codeOf(to))
  for (const line of ['secret12', name, 'female', '1995-05-05', 'yes']) terminal.type(line)
  expect([await terminal.ended, terminal.errors()]).toEqual([0, ''])
  expect(terminal.told).toMatchObject([{ kind: 'signedIn', name }])
}

const texts = (told: readonly Readonly<Record<string, unknown>>[]) => told.map(({ mine, text }) => [mine, text])

describe('two terminals at one gateway', () => {
  it('sign up, become friends and chat, over pipes; the session outlives the process [PLUS-29]', async () => {
    await Promise.all([signUp('Ada'), signUp('Bo')])
    const [ada, bo] = [state('Ada'), state('Bo')]
    expect(await terminals.run(ada, 'whoami')).toMatchObject([[{ kind: 'me', name: 'Ada', coins: 120 }], 0])

    expect(await terminals.run(ada, 'people', 'bo')).toMatchObject([[{ name: 'Bo', relation: 'stranger' }], 0])
    expect((await terminals.run(ada, 'requests', 'send', 'Bo'))[1]).toBe(0)
    expect(await terminals.run(bo, 'requests')).toMatchObject([[{ name: 'Ada', relation: 'asking' }], 0])
    expect((await terminals.run(bo, 'requests', 'accept', 'Ada'))[1]).toBe(0)
    expect(await terminals.run(ada, 'people')).toMatchObject([[{ name: 'Bo', relation: 'friend' }], 0])
    expect(await terminals.run(ada, 'balance')).toEqual([[{ kind: 'balance', coins: 111 }], 0])

    expect(await terminals.run(ada, 'send', 'Bo', 'Hello', 'there')).toMatchObject([[{ text: 'Hello there' }], 0])
    expect(await terminals.run(bo, 'unread')).toMatchObject([[{ name: 'Ada', count: 1 }], 0])
    const live = terminals.open(bo, 'chat', 'Ada')
    await expect.poll(() => texts(live.told), { timeout: 10_000 }).toEqual([[false, 'Hello there']])
    expect((await terminals.run(ada, 'send', 'Bo', 'live'))[1]).toBe(0)
    await expect.poll(() => live.told.length, { timeout: 10_000 }).toBe(2)
    live.type('and back')
    await expect.poll(() => live.told.length, { timeout: 10_000 }).toBe(3)
    live.end()
    expect(await live.ended).toBe(0)
    const [told] = await terminals.run(ada, 'history', 'Bo')
    expect(texts(told)).toEqual([
      [true, 'Hello there'],
      [true, 'live'],
      [false, 'and back'],
    ])
    expect(await terminals.run(bo, 'unread')).toEqual([[], 0])
  }, 60_000)

  it('a folder has one terminal at a time, and is for its owner alone [PLUS-29]', async () => {
    const held = openState({ folder: state('Ada') })
    expect(await terminals.run(state('Ada'), 'whoami')).toMatchObject([
      [{ error: 'Refused', message: expect.stringContaining('Another terminal uses') }],
      1,
    ])
    if (E.isRight(held)) held.right.close()
    expect((await terminals.run(state('Ada'), 'whoami'))[1]).toBe(0)
    for (const name of ['session.db', 'messages.db'])
      expect((await stat(join(state('Ada'), name))).mode & 0o777).toBe(0o600)
  })

  it('the program of docs/adapters.md accepts and greets [PLUS-29]', async () => {
    const program = await readFile('tests/terminal/greeter.ts', 'utf8')
    expect(await readFile('docs/adapters.md', 'utf8')).toContain(program)
    await signUp('Cy', '--phone')
    const over = new AbortController()
    const greeting = greetWhoeverAsks({ server: gateway.url, folder: state('Bo'), text: 'Welcome!', over: over.signal })
    expect((await terminals.run(state('Cy'), 'requests', 'send', 'Bo'))[1]).toBe(0)
    await expect
      .poll(async () => (await terminals.run(state('Cy'), 'unread'))[0], { timeout: 20_000 })
      .toMatchObject([{ name: 'Bo', lastText: 'Welcome!' }])
    over.abort()
    expect(await greeting).toBe(1)
  }, 60_000)

  it('the shell works over a pipe, and who reads no further ends it without a word [PLUS-29]', async () => {
    const shell = terminals.open(state('Cy'))
    for (const line of ['whoami', 'send Bo "over a pipe"', 'nonsense', 'exit']) shell.type(line)
    expect(await shell.ended).toBe(2)
    expect(shell.told).toMatchObject([
      { kind: 'me', name: 'Cy' },
      { kind: 'message', text: 'over a pipe' },
    ])
    const deaf = terminals.open(state('Cy'), 'gifts')
    deaf.hangUp()
    expect([await deaf.ended, deaf.errors()]).toEqual([141, ''])
  })

  it('sign-out leaves nobody, and says so to the next command [PLUS-15] [PLUS-29]', async () => {
    expect(await terminals.run(state('Ada'), 'sign-out')).toMatchObject([[{ kind: 'signedOut' }], 0])
    expect(await terminals.run(state('Ada'), 'unread')).toMatchObject([[{ kind: 'error', error: 'Refused' }], 1])
  })

  it('tells by its exit code what was not understood, and that no gateway answers [PLUS-29]', async () => {
    expect((await terminals.run(state('Cy'), 'nonsense'))[1]).toBe(2)
    const nowhere = makeTerminals(
      join(process.cwd(), `.cache/terminal-of-tests/${process.pid}/main.js`),
      'http://127.0.0.1:1',
    )
    expect(await nowhere.run(state('Nobody'), 'whoami')).toMatchObject([[{ error: 'NoGateway' }], 3])
  })
})
