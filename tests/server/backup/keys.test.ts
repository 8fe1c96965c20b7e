import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { typeCommand } from '../admin/desk'
import type { TestServer } from '../test-server'
import { type Deployment, makeDeployment } from './deployment'

let place: Deployment
let server: TestServer | undefined
beforeEach(async () => {
  place = await makeDeployment()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await place.remove()
})

const command = (...words: readonly string[]) => typeCommand(place.env, [...words, '--json'])
const named = async (): Promise<readonly string[]> =>
  (JSON.parse((await command('keys', 'list')).out) as readonly { readonly name: string }[]).map(({ name }) => name)

const values = async (): Promise<Readonly<Record<string, string>>> => {
  const store = await place.openStore()
  const rows = await store.read((db) => db.selectFrom('server_keys').selectAll().execute())
  await store.close()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

const TICKET_OVER = 10033

describe('keys that the gateway made', { timeout: 60_000 }, () => {
  it('are renewed with a restart, and sessions go on: a page repeats one request', async () => {
    const first = (server = await place.start())
    const ada = await first.signedIn('Ada')
    expect((await ada.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })).code).toBe(200)
    const port = new URL(first.url).port
    await first.close()
    server = undefined

    const whole = await named()
    expect(whole).toEqual(['captcha', 'decline', 'identifier', 'realtime', 'rsa', 'sandbox', 'ticket', 'vapid'])
    const before = await values()
    for (const name of ['ticket', 'realtime', 'captcha', 'decline'])
      expect((await command('keys', 'renew', name, '--reason', 'yearly')).code).toBe(0)
    const after = await values()
    const changed = Object.keys(before).filter((name) => after[name] !== before[name])
    expect(changed.toSorted()).toEqual(['captcha', 'decline', 'realtime', 'ticket'])

    server = await place.start({ PORT: port })
    const told = await ada.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
    expect(told.code).toBe(TICKET_OVER)
    expect((await ada.ask(accountCalls.balance, {})).code).toBe(200)
    expect((await ada.ask(callsCalls.rtmToken, { port_type: 4 })).code).toBe(200)
  })

  it('leave alone the one that recognises people, and say when there is none of a name', async () => {
    server = await place.start()
    await server.close()
    server = undefined
    expect(await command('keys', 'renew', 'identifier', '--reason', 'yearly')).toMatchObject({ code: 1 })
    expect(await command('keys', 'renew', 'none', '--reason', 'yearly')).toMatchObject({ code: 1 })
    expect(await named()).toContain('identifier')
  })
})
