import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../server/config'
import { directoryMediaStore } from '../../../server/media/directory.media-store'
import { systemRandom } from '../../../server/random'
import { makeEvidence } from '../../../server/safety/evidence/evidence'
import { evidenceKey } from '../../../server/safety/evidence/evidence-key'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidence-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const id = (digit: string) => digit.repeat(32)
const words = Buffer.from('a picture of somebody')
const key = (given: Buffer | null = null) => evidenceKey(given, folder, systemRandom)
const evidenceWith = (given: Buffer | null = null) =>
  makeEvidence({ store: directoryMediaStore(join(folder, 'evidence')), key: key(given), random: systemRandom })

describe('evidence', () => {
  it('opens as it was kept, and no byte of it lies open on the disk [PLUS-4]', async () => {
    const evidence = evidenceWith()
    await evidence.keep(id('a'), words, 1)
    expect(await evidence.open(id('a'))).toEqual(words)
    const lying = await readFile(join(folder, 'evidence', 'aa', id('a'), 'sealed'))
    expect(lying.includes('picture')).toBe(false)
    expect((await stat(join(folder, 'evidence.key'))).mode & 0o077).toBe(0)
  })

  it('is sealed differently each time, and opens in no other place, with no other key, and not when it was touched', async () => {
    const evidence = evidenceWith()
    await evidence.keep(id('a'), words, 1)
    await evidence.keep(id('b'), words, 1)
    const at = (name: string) => join(folder, 'evidence', name.slice(0, 2), name, 'sealed')
    const [a, b] = [await readFile(at(id('a'))), await readFile(at(id('b')))]
    expect(a.equals(b)).toBe(false)
    await writeFile(at(id('b')), a)
    expect(await evidence.open(id('b'))).toBeUndefined()
    expect(await evidenceWith(Buffer.alloc(32, 1)).open(id('a'))).toBeUndefined()
    a[a.length - 20] = (a[a.length - 20] ?? 0) ^ 1
    await writeFile(at(id('a')), a)
    expect(await evidence.open(id('a'))).toBeUndefined()
    expect(await evidence.open(id('c'))).toBeUndefined()
  })
})

describe('the key of evidence', () => {
  it('is made once, by whoever is first, and read by all after that', async () => {
    const all = await Promise.all([key()(), key()(), key()()])
    expect(all[0]?.length).toBe(32)
    expect(new Set(all.map((one) => one.toString('hex'))).size).toBe(1)
    expect(await key()()).toEqual(all[0])
    expect(await readdir(folder)).toEqual(['evidence.key'])
  })

  it('is not made anew in the place of one that was cut short, and is asked for again when that was mended', async () => {
    await writeFile(join(folder, 'evidence.key'), 'c2hvcnQ=\n')
    const asked = key()
    await expect(asked()).rejects.toThrow('holds no key')
    await writeFile(join(folder, 'evidence.key'), Buffer.alloc(32, 5).toString('base64'))
    expect(await asked()).toEqual(Buffer.alloc(32, 5))
  })

  it('is the deployment’s own when it gives one, and then no file is made', async () => {
    const given = Buffer.alloc(32, 9)
    expect(await key(given)()).toBe(given)
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused at the start when it is no 32 bytes', () => {
    const faults = (EVIDENCE_KEY: string) => JSON.stringify(loadConfig({ EVIDENCE_KEY }, []))
    expect(faults('secret')).toContain('EVIDENCE_KEY wants 32 random bytes')
    expect(faults(Buffer.alloc(32, 1).toString('base64'))).not.toContain('EVIDENCE_KEY')
  })
})
