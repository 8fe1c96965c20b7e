import { statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askChannel } from '../../../server/admin/ask-channel'
import { openChannel } from '../../../server/admin/channel'
import { scratchFolder } from '../store/test-store'
import { startTestServer, type TestServer } from '../test-server'
import { openDesk, type Desk } from './desk'

let gateway: TestServer
let desk: Desk

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

/** The status of whatever is posted there. */
const post = (text: string): Promise<number | string> =>
  new Promise((resolve) => {
    const asking = request({ socketPath: desk.path, method: 'POST' }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve(`${response.statusCode} ${body}`))
    })
    asking.on('error', () => resolve('cut'))
    asking.end(text)
  })

describe('the channel of the operator', () => {
  it('is a socket that only the user of the gateway can open', () => {
    const { mode } = statSync(desk.path)
    expect([mode & 0o777, statSync(desk.path).isSocket()]).toEqual([0o600, true])
  })

  it('takes the place of what a killed gateway left behind, and not of one that answers', async () => {
    const second = await openChannel(desk.path, gateway.server.admin, () => undefined)
    expect(second).toEqual(E.left(`another gateway listens at ${desk.path}`))
    const folder = await scratchFolder()
    const path = join(folder, 'admin.sock')
    writeFileSync(path, '')
    const after = await openChannel(path, gateway.server.admin, () => undefined)
    if (E.isLeft(after)) throw new Error(after.left)
    expect(await askChannel(path, ['log', 'list'], 'olga')).toMatchObject({ _tag: 'Told' })
    await after.right()
    await rm(folder, { recursive: true })
  })

  it('says so when it cannot be made', async () => {
    const long = join(desk.folder, 'x'.repeat(200), 'admin.sock')
    expect(E.isLeft(await openChannel(long, gateway.server.admin, () => undefined))).toBe(true)
  })

  it('understands orders only', async () => {
    const misread = '200 {"_tag":"Misread","why":"no order"}'
    for (const text of [
      '',
      'x',
      '[]',
      '{"words":"ban"}',
      '{"words":[1],"by":"olga"}',
      `{"words":["${'x'.repeat(70_000)}"]}`,
    ])
      expect(await post(text)).toBe(misread)
    expect(await post('{"words":["fly"],"by":"olga"}')).toContain("there is no area 'fly'")
  })

  it('has nobody there once it is closed', async () => {
    const folder = await scratchFolder()
    expect(await askChannel(join(folder, 'admin.sock'), ['log', 'list'], 'olga')).toBeNull()
    await rm(folder, { recursive: true })
  })

  it('tells a defect of the gateway as one, not as an answer', async () => {
    const folder = await scratchFolder()
    const path = join(folder, 'admin.sock')
    const defects: unknown[] = []
    const broken = {
      ...gateway.server.admin,
      store: { ...gateway.server.admin.store, read: () => Promise.reject(new Error('no disk')) },
    }
    const channel = await openChannel(path, broken, (defect) => defects.push(defect))
    await expect(askChannel(path, ['log', 'list'], 'olga')).rejects.toThrow('its log says why')
    expect(String(defects[0])).toContain('no disk')
    if (E.isRight(channel)) await channel.right()
    await rm(folder, { recursive: true })
  })

  it('passes on what hinders the command itself', async () => {
    const folder = await scratchFolder()
    const path = join(folder, 'admin.sock')
    const rude = createServer((socket) => void socket.on('data', () => socket.destroy()))
    await new Promise<void>((resolve) => rude.listen(path, resolve))
    await expect(askChannel(path, ['log', 'list'], 'olga')).rejects.toThrow('socket hang up')
    await new Promise<void>((resolve) => rude.close(() => resolve()))
    await rm(folder, { recursive: true })
  })
})
