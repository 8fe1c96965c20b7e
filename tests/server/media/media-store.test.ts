import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { directoryMediaStore } from '../../../server/media/directory.media-store'
import { formatOf } from '../../../server/media/picture-format'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { aPicture } from '../../builders/pictures'
import { fakeMediaStore } from '../../fakes/media-store.fake'
import { scratchFolder } from '../store/test-store'
import { startTestServer } from '../test-server'
import { mediaStoreCases } from './media-store.cases'

const folders: string[] = []
const folder = async (): Promise<string> => {
  const path = join(await scratchFolder(), 'media')
  folders.push(path)
  return path
}
afterEach(async () => {
  for (const path of folders.splice(0)) await rm(join(path, '..'), { recursive: true })
})

mediaStoreCases('the fake', async () => fakeMediaStore())
mediaStoreCases('the directory', async () => directoryMediaStore(await folder()))

const medium = 'ab'.repeat(16)
const files = { small: new Uint8Array([1]) }

describe('the directory', () => {
  it('keeps what the product takes, and serves it after a restart', async () => {
    const root = await folder()
    const gateway = await startTestServer({ media: directoryMediaStore(root) })
    const ann = await gateway.signedIn('Ann')
    const taken = await ann.ask(accountCalls.uploadPhotos, {}, { file: new Blob([await aPicture('png', 30, 40)]) })
    const store = { ...gateway.parts.store, close: () => Promise.resolve() }
    const later = await startTestServer({ media: directoryMediaStore(root), store })
    const headers = { cookie: ann.cookieHeader(), connection: 'close' }
    const shown = await fetch(new URL(taken.data.pic, later.url), { headers })
    const bytes = new Uint8Array(await shown.arrayBuffer())
    await later.close()
    await gateway.close()
    expect([shown.status, formatOf(bytes)]).toEqual([200, 'webp'])
    const [shard = ''] = (await readdir(root)).filter((name) => name !== '.unfinished')
    const [id = ''] = await readdir(join(root, shard))
    expect(taken.data.pic).toContain(id)
    expect((await readdir(join(root, shard, id))).toSorted()).toEqual(['large', 'medium', 'small'])
  })

  it('is readable for its owner only', async () => {
    const root = await folder()
    await directoryMediaStore(root).put(medium, files, 0)
    expect((await stat(join(root, 'ab', medium, 'small'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(root, 'ab', medium))).mode & 0o777).toBe(0o700)
  })

  it('leaves nothing half put behind', async () => {
    const root = await folder()
    const store = directoryMediaStore(root)
    await expect(store.put(medium, { small: new Uint8Array([1]), 'no name': new Uint8Array([2]) }, 0)).rejects.toThrow()
    expect(await readdir(join(root, '.unfinished'))).toEqual([])
    expect(await store.open(medium, 'small')).toBeUndefined()
  })

  it('lists and removes what a process left half put when it died', async () => {
    const root = await folder()
    await mkdir(join(root, '.unfinished', medium), { recursive: true })
    await writeFile(join(root, '.unfinished', medium, 'small'), 'x')
    const store = directoryMediaStore(root)
    const left: string[] = []
    for await (const id of store.list(Date.now() + 60_000)) left.push(id)
    expect(left).toEqual([medium])
    await store.remove(medium)
    expect(await readdir(join(root, '.unfinished'))).toEqual([])
  })

  it('does not touch what is not its own', async () => {
    const root = await folder()
    await mkdir(join(root, 'ab'), { recursive: true })
    await writeFile(join(root, 'ab', 'notes.txt'), 'x')
    await writeFile(join(root, 'readme'), 'x')
    for await (const id of directoryMediaStore(root).list(Date.now() + 60_000)) expect.fail(id)
  })

  it.each(['../../etc/passwd', '', 'AB'.repeat(16), `${'ab'.repeat(15)}/.`, '..'])('takes %j for no id', async (id) => {
    const store = directoryMediaStore(await folder())
    await expect(async () => store.open(id, 'small')).rejects.toThrow()
    await expect(async () => store.put(id, files, 0)).rejects.toThrow()
    await expect(async () => store.remove(id)).rejects.toThrow()
    await expect(async () => store.open(medium, `../${id}`)).rejects.toThrow()
  })

  it('says clearly that there is no room', async () => {
    const { blamed } = await import('../../../server/store/failure')
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    expect(String(blamed(full))).toContain('the disk is full')
  })
})
