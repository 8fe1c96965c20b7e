import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, hostCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { openDesk, type Desk } from './desk'

let gateway: TestServer
let desk: Desk
let ada: Asker
let bob: Asker

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
  ada = await signUp(gateway, 'Ada')
  bob = await signUp(gateway, 'Bob')
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

type Rows = readonly Readonly<Record<string, string | number>>[]

const upload = async (): Promise<void> => {
  const pixels = { create: { width: 40, height: 60, channels: 3, background: '#c33' } } as const
  const bytes = await sharp(pixels).png().toBuffer()
  await ada.ask(accountCalls.uploadPhotos, {}, { file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })
}
const seenByBob = async () => (await bob.ask(accountCalls.photos, { search_u_id: ada.userId })).data.list.length

describe('photos', () => {
  it('are listed, looked at, approved and refused again with a reason, and nothing stays under review [PROF-23]', async () => {
    await upload()
    const [waiting, ...more] = await desk.ask<Rows>('photos', 'list')
    const id = String(waiting?.['id'])
    expect([waiting, more]).toMatchObject([{ kind: 'album', person: ada.userId, name: 'Ada' }, []])
    const file = join(desk.folder, 'picture.webp')
    expect(await desk.type('photos', 'show', id, '--to', file)).toMatchObject({ code: 0, out: `written to ${file}` })
    expect((await sharp(readFileSync(file)).metadata()).format).toBe('webp')
    expect(await seenByBob()).toBe(0)
    await desk.type('photos', 'approve', id, '--reason', 'fine')
    expect([await seenByBob(), await desk.ask('photos', 'list')]).toEqual([1, []])
    await desk.type('photos', 'refuse', id, '--reason', 'somebody else is on it')
    expect(await seenByBob()).toBe(0)
  })

  it('that are not there are told, and no file is written over another', async () => {
    await upload()
    const id = String((await desk.ask<Rows>('photos', 'list'))[0]?.['id'])
    const to = ['--to', desk.path]
    const tried = [
      await desk.type('photos', 'show', '../../secret', ...to),
      await desk.type('photos', 'approve', 'x', '--reason', 'y'),
      await desk.type('photos', 'show', id, ...to),
    ]
    expect(tried.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(tried[0]?.err).toBe('there is no picture ../../secret')
    expect(tried[2]?.err).toContain('EEXIST')
  })
})

describe('host', () => {
  it('makes a host with prices and ends it; the host may change them meanwhile [SAFE-21] [CALL-66]', async () => {
    const id = String(ada.userId)
    const make = await desk.type('host', 'make', id, '--price', '60', '--friend-price', '30', '--reason', 'applied')
    expect(make.code).toBe(0)
    expect((await ada.ask(hostCalls.hostSettings, {})).data).toMatchObject({ price: 60, friendPrice: 30 })
    expect(await desk.ask<Rows>('host', 'list')).toMatchObject([{ id: ada.userId, name: 'Ada', price: 60 }])
    await desk.type('host', 'end', id, '--reason', 'wished')
    expect((await ada.ask(hostCalls.hostSettings, {})).status).toBe(403)
    expect(await desk.ask('host', 'list')).toEqual([])
  })

  it('is told what cannot be', async () => {
    const make = (id: string, price: string) => desk.type('host', 'make', id, '--price', price, '--reason', 'x')
    const tried = [
      await make('7', '60'),
      await make(String(ada.userId), '1e9'),
      await make(String(ada.userId), '100000001'),
    ]
    expect(tried.map(({ code }) => code)).toEqual([1, 1, 1])
    await desk.type('users', 'delete', String(ada.userId), '--reason', 'asked')
    expect((await make(String(ada.userId), '60')).err).toBe(`${ada.userId} is to be deleted`)
  })
})
