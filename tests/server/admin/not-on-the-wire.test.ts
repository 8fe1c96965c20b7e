import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../../server/admin/areas'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer()
})
afterAll(() => gateway.close())

const source = fileURLToPath(new URL('../../../src', import.meta.url))

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

describe('the operator', () => {
  it('is no role of the client, and has no call on the wire [SAFE-23]', () => {
    const operating = /admin|operator|moderat|sanction|suspend|unban/i
    const doors = allCalls.map(({ method, path }) => `${method} ${path}`)
    expect(doors.filter((door) => operating.test(door))).toEqual([])
    const mentions = filesOf(source).filter((file) => /\badmin\b/i.test(readFileSync(file, 'utf8')))
    expect(mentions).toEqual([])
  })

  it('cannot be played over the network: the orders are known to the socket of the data folder alone [SAFE-23]', async () => {
    const order = JSON.stringify({ words: ['log', 'list'], by: 'eve' })
    const paths = ['/', '/admin', '/admin.sock', '/command', ...areas.map(({ name }) => `/admin/${name}`)]
    for (const path of paths) {
      const { status } = await fetch(gateway.url + path, { method: 'POST', body: order })
      expect([path, status]).toEqual([path, 404])
    }
    expect(await gateway.parts.store.read((db) => db.selectFrom('admin_log').selectAll().execute())).toEqual([])
  })
})
