import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { connect } from '../rtm/line'
import { noticeOf, signInAs } from '../safety/stage'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { openDesk, type Desk } from './desk'

let gateway: TestServer
let desk: Desk
let ada: Asker
let id: string

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
  ada = await signUp(gateway, 'Ada')
  id = String(ada.userId)
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

type Rows = readonly Readonly<Record<string, unknown>>[]

const why = ['--rule', 'harassment', '--reason', 'insults in three calls']
const iso = (at: number) => new Date(at).toISOString()
const comesIn = async () => (await signInAs(await gateway.visitor(), 'Ada')).code

describe('ban', () => {
  it('keeps an account out at once, for 48 hours unless told otherwise, with rule and reason [SAFE-24] [SAFE-29]', async () => {
    const line = await connect(gateway, ada)
    const said = await desk.type('ban', 'account', id, ...why)
    expect(said).toMatchObject({ code: 0, err: '' })
    expect((await line.heard(({ kind }) => kind === 'kick')).body).toMatchObject({ code: 10115 })
    const notice = noticeOf(await ada.ask(accountCalls.balance, {}))
    expect(notice).toMatchObject({ rule: 'harassment', reason: 'insults in three calls' })
    expect(notice.until).toBe(gateway.clock.now() + 48 * HOUR)
  })

  it('suspends, bans for ever, bans devices, and both [SAFE-24]', async () => {
    const codes = []
    for (const words of [['suspend'], ['account', '--for', 'ever'], ['device'], ['both', '--for', '7d']]) {
      const [command = '', ...more] = words
      expect((await desk.type('ban', command, id, ...why, ...more)).code).toBe(0)
      codes.push((await signInAs(ada, 'Ada')).code)
      await desk.type('unban', 'person', id, '--reason', 'next')
    }
    expect(codes).toEqual([10115, 10115, 10116, 10117])
    const all = await desk.ask<Rows>('sanctions', 'of', id)
    expect(all.map(({ ends, kind, scope, state }) => [kind, scope, state, ends])).toEqual([
      ['ban', 'both', 'lifted', iso(gateway.clock.now() + 168 * HOUR)],
      ['ban', 'device', 'lifted', iso(gateway.clock.now() + 48 * HOUR)],
      ['ban', 'account', 'lifted', null],
      ['suspension', 'account', 'lifted', null],
    ])
  })

  it('says what it cannot do, and then has done and noted nothing', async () => {
    await gateway.parts.store.work(async ({ db }) => {
      await db.updateTable('sessions').set({ device_id: '' }).execute()
      return { _tag: 'Right', right: undefined } as const
    })
    const tried = [
      await desk.type('ban', 'account', '7', ...why),
      await desk.type('ban', 'account', 'Ada', ...why),
      await desk.type('ban', 'account', id, '--rule', 'noise', '--reason', 'x'),
      await desk.type('ban', 'account', id, ...why, '--for', 'long'),
      await desk.type('ban', 'device', id, ...why),
      await desk.type('unban', 'person', id, '--reason', 'x'),
      await desk.type('unban', 'sanction', '1', '--reason', 'x'),
      await desk.type('sanctions', 'show', '1'),
      await desk.type('appeals', 'uphold', '1', '--reason', 'x'),
      await desk.type('appeals', 'show', '1'),
      await desk.type('users', 'show', '7'),
    ]
    expect(tried.map(({ code }) => code)).toEqual(tried.map(() => 1))
    expect(tried.map(({ err }) => err)).toEqual([
      'there is no person 7',
      "'Ada' is no number",
      '--rule is one of adult, suspicious, mismatch, harassment, underage, other',
      "'long' is no time: use 90m, 48h, 7d or ever",
      `no device of ${id} is known: ban the account`,
      `nothing keeps ${id} out`,
      'no sanction 1 holds',
      'there is no sanction 1',
      'no appeal 1 is open',
      'there is no appeal 1',
      'there is no person 7',
    ])
    expect(await desk.ask('log', 'list')).toEqual([])
    expect(await comesIn()).toBe(200)
  })
})

describe('unban', () => {
  it('lets somebody in again, by person or by sanction', async () => {
    await desk.type('ban', 'account', id, ...why)
    await desk.type('ban', 'both', id, ...why)
    expect((await desk.type('unban', 'sanction', '2', '--reason', 'wrong devices')).code).toBe(0)
    expect(await comesIn()).toBe(10115)
    expect((await desk.type('unban', 'person', id, '--reason', 'heard')).code).toBe(0)
    expect(await comesIn()).toBe(200)
  })
})

describe('appeals', () => {
  const appeal = async (text: string): Promise<void> => {
    const asker = await gateway.visitor()
    const { appealToken = '' } = noticeOf(await signInAs(asker, 'Ada'))
    await asker.ask(accountCalls.appeal, { text, appealToken })
  }

  it('are listed with what people wrote, looked at, upheld, and lifted with the sanction [PLUS-13]', async () => {
    await desk.type('ban', 'account', id, ...why)
    await appeal('It was my brother')
    expect(await desk.ask<Rows>('appeals', 'list')).toMatchObject([
      { id: 1, state: 'open', person: ada.userId, sanction: 1, words: 'It was my brother' },
    ])
    expect(await desk.ask('appeals', 'show', '1')).toMatchObject({ sanction: [{ id: 1, rule: 'harassment' }] })
    expect((await desk.type('appeals', 'uphold', '1', '--reason', 'seen again')).code).toBe(0)
    expect(await desk.ask('appeals', 'list')).toEqual([])
    expect(await comesIn()).toBe(10115)
    await appeal('Please look at call 7')
    expect((await desk.type('appeals', 'lift', '2', '--reason', 'true')).code).toBe(0)
    expect(await comesIn()).toBe(200)
    expect(await desk.ask('sanctions', 'show', '1')).toMatchObject({
      state: 'lifted',
      liftReason: 'true',
      devices: [],
      appeals: [
        { state: 'upheld', answer: 'seen again' },
        { state: 'lifted', answer: 'true' },
      ],
    })
  })
})

describe('users', () => {
  it('are found by id, part of the name and address, and shown with sessions and sanctions', async () => {
    await signUp(gateway, 'Bo_b')
    const found = async (text: string) => (await desk.ask<Rows>('users', 'find', text)).map(({ name }) => name)
    expect([
      await found(id),
      await found('ad'),
      await found('ADA@example.org'),
      await found('o_b'),
      await found('%'),
    ]).toEqual([['Ada'], ['Ada'], ['Ada'], ['Bo_b'], []])
    await desk.type('ban', 'account', id, ...why)
    expect(await desk.ask('users', 'show', id)).toMatchObject({
      name: 'Ada',
      gender: 'female',
      coins: 120,
      leaving: null,
      sessions: [{ device: ada.deviceId, ended: iso(gateway.clock.now()) }],
      sanctions: [{ state: 'holds' }],
    })
  })

  it('are signed out everywhere with a reason that they read: 412 [ACCT-108]', async () => {
    const line = await connect(gateway, ada)
    await desk.type('users', 'sign-out', id, '--reason', 'Somebody else had your password')
    const ending = { code: 412, message: 'Somebody else had your password' }
    expect((await line.heard(({ kind }) => kind === 'kick')).body).toEqual(ending)
    expect(await ada.ask(accountCalls.balance, {})).toMatchObject({ status: 200, ...ending, data: null })
    expect(await comesIn()).toBe(200)
  })

  it('get everything that is held about them in a file, also when they cannot sign in [PLUS-14]', async () => {
    await desk.type('ban', 'account', id, ...why)
    const to = join(desk.folder, 'ada.json')
    expect((await desk.type('users', 'export', id, '--to', to, '--json')).out).toBe(JSON.stringify({ file: to }))
    const file = JSON.parse(readFileSync(to, 'utf8')) as Record<string, unknown>
    expect(file).toMatchObject({ account: ada.userId, sanctions: [{ rule: 'harassment' }] })
    expect((await desk.type('users', 'export', '7')).code).toBe(1)
  })

  it('who ask for it are deleted with the same grace [PLUS-14]', async () => {
    await desk.type('users', 'delete', id, '--reason', 'asked by mail')
    expect(await comesIn()).toBe(10032)
  })
})

describe('the log', () => {
  it('names operator, order and reason of everything that was looked at or done [SAFE-23]', async () => {
    await desk.type('users', 'find', 'ada', '--by', 'olga')
    await desk.type('ban', 'account', id, ...why, '--for', '7d', '--by=olga')
    const log = await desk.ask<Rows>('log', 'list', '--by', 'pia')
    expect(log).toMatchObject([
      {
        operator: 'olga',
        area: 'ban',
        command: 'account',
        target: `${id} rule=harassment for=7d`,
        reason: 'insults in three calls',
      },
      { operator: 'olga', area: 'users', command: 'find', target: 'ada', reason: '' },
    ])
    expect((await desk.ask<Rows>('log', 'list', '--count', '1'))[0]).toMatchObject({ operator: 'pia', area: 'log' })
    const names = (await desk.ask<Rows>('log', 'list')).map(({ operator }) => operator)
    expect(names[0]).not.toBe('')
  })
})

describe('the command', () => {
  it('explains itself, and what it does not understand [SAFE-23]', async () => {
    for (const words of [[], ['help'], ['--help']]) {
      expect(await desk.type(...words)).toMatchObject({ code: 0, out: expect.stringContaining('appeals:') as string })
    }
    expect((await desk.type('help', 'ban')).out).toContain('--for: how long')
    expect(await desk.type('ban', 'nobody')).toMatchObject({
      code: 2,
      err: "ban: there is no command 'nobody'\nnpm run admin -- help ban",
    })
  })

  it('writes a table for people', async () => {
    const { out } = await desk.type('users', 'find', 'ada')
    const [head = '', row = ''] = out.split('\n')
    expect(head).toMatch(/^id +name +email/)
    expect(row).toMatch(new RegExp(`^${id} +Ada +ada@example.org`))
  })
})
