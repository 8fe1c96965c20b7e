import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../../../server/backup/cli'
import { audit } from '../../../server/coins/audit'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { aPhoto } from '../../builders/pictures'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import type { TestServer } from '../test-server'
import { type Deployment, makeDeployment } from './deployment'

const GENEROUS = JSON.stringify({
  chat: { freeMessages: 10_000 },
  limits: {
    messagesPerAccount: { count: 10_000, ms: 1_000 },
    requestsPerAccount: { count: 10_000, ms: 1_000 },
    requestsPerDevice: { count: 10_000, ms: 1_000 },
    requestsPerAddress: { count: 100_000, ms: 1_000 },
  },
})

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

const command = async (...words: readonly string[]) => {
  const said: string[] = []
  const code = await main(words, { env: place.env, out: (text) => said.push(text), err: (text) => said.push(text) })
  return { code, said: said.join('\n') }
}

const write = (from: Asker, to: Asker, msg: string) =>
  from.ask(chatCalls.sendMsg, {
    accept_u_id: to.userId,
    send_u_id: from.userId,
    translate: 0,
    msg_type: 1,
    msg,
    targetLanguage: 1,
    routeType: 1,
    messageUuid: crypto.randomUUID(),
  })

const textsOf = (of: TestServer): Promise<ReadonlySet<string>> =>
  of.parts.store.read(async (db) => {
    const rows = await db.selectFrom('messages').select('content').execute()
    return new Set(rows.map(({ content }) => content))
  })

/** Messages without a pause, until it is told to stop; answers those that the gateway has accepted so far. */
const chatter = (from: Asker, to: Asker) => {
  const accepted: string[] = []
  let on = true
  const run = async (): Promise<void> => {
    for (let at = 0; on; at += 1) {
      const { code } = await write(from, to, `traffic ${at}`)
      if (code === 200) accepted.push(`traffic ${at}`)
      await nextTurn()
    }
  }
  const done = run()
  return { accepted, stop: async () => ((on = false), done) }
}

const until = async (true_: () => boolean): Promise<void> => {
  while (!true_()) await nextTurn()
}

const pictureFile = async (of: TestServer, asker: Asker, address: string) => {
  const reply = await fetch(new URL(address, of.url), { headers: { cookie: asker.cookieHeader() } })
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()).toString('base64') }
}

describe('a backup', { timeout: 60_000 }, () => {
  it('taken under traffic brings back people, messages, coins, pictures and sessions after everything was lost', async () => {
    const first = (server = await place.start({ SETTINGS: GENEROUS }))
    const [ada, bob] = [await first.signedIn('Ada'), await first.signedIn('Bob')]
    await first.parts.store.work((work) =>
      first.parts.ledger.grant(work, { userId: ada.userId, amount: 500, kind: 'bonus', key: 'test' }),
    )
    await befriend(ada, bob)
    await write(bob, ada, 'hello')
    const { data: picture } = await ada.ask(chatCalls.uploadImage, {}, { file: new Blob([await aPhoto(40, 30)]) })
    const before = await pictureFile(first, ada, picture.data)
    const balance = (await ada.ask(accountCalls.balance, {})).data
    await mkdir(join(place.source.dataDir, 'evidence/ab'), { recursive: true })
    await writeFile(join(place.source.dataDir, 'evidence/ab/sealed'), 'sealed')
    await writeFile(join(place.source.dataDir, 'evidence.key'), 'key')

    const traffic = chatter(ada, bob)
    await until(() => traffic.accepted.length > 20)
    const known = [...traffic.accepted]
    const to = join(place.safe, 'one')
    expect(await command('backup', to)).toEqual({ code: 0, said: `Backed up to ${to}` })
    await until(() => traffic.accepted.length > known.length)
    await traffic.stop()
    const port = new URL(first.url).port
    await first.close()
    server = undefined
    await place.destroy()

    expect((await command('restore', to)).code).toBe(0)
    const second = (server = await place.start({ SETTINGS: GENEROUS, PORT: port }))
    const texts = await textsOf(second)
    expect(known.filter((text) => !texts.has(text))).toEqual([])
    expect(texts).toContain('hello')
    expect(await second.parts.store.read((db) => audit(db))).toEqual([])
    expect((await ada.ask(accountCalls.balance, {})).data).toEqual(balance)
    expect(await pictureFile(second, ada, picture.data)).toEqual(before)
    expect(before.status).toBe(200)
    expect((await write(bob, ada, 'still here')).code).toBe(200)
    expect(await readFile(join(place.source.dataDir, 'evidence/ab/sealed'), 'utf8')).toBe('sealed')
    expect(await readFile(join(place.source.dataDir, 'evidence.key'), 'utf8')).toBe('key')
  })

  it('is never put over anything, and nothing is backed up over it', async () => {
    const store = await place.openStore()
    await store.close()
    const to = join(place.safe, 'one')
    expect((await command('backup', to)).code).toBe(0)
    expect(await command('backup', to)).toMatchObject({ code: 1, said: expect.stringContaining('is there already') })
    const over = await command('restore', to)
    expect([over.code, over.said]).toEqual([1, expect.stringMatching(/(is|are) there already|has tables already/)])
    await place.destroy()
    await mkdir(join(place.source.dataDir, 'media/ab'), { recursive: true })
    expect(await command('restore', to)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  })

  it('that was changed, cut short or is none is refused', async () => {
    const store = await place.openStore()
    await store.close()
    const to = join(place.safe, 'one')
    await command('backup', to)
    await place.destroy()
    const file = join(to, existsSync(join(to, 'database.sqlite')) ? 'database.sqlite' : 'database.dump')
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(0, whole.length - 1))
    expect(await command('restore', to)).toMatchObject({ code: 1, said: expect.stringContaining('damaged') })
    await writeFile(file, whole)
    expect((await command('restore', place.safe)).said).toContain('is no backup')
    expect((await command('restore', to)).code).toBe(0)
    await (await place.openStore()).close()
  })

  it.skipIf(process.env['DATABASE_URL'] !== undefined)(
    'is not put beside what another SQLite database has left, nor beside a gateway that runs',
    async () => {
      await (await place.openStore()).close()
      const to = join(place.safe, 'one')
      await command('backup', to)
      const file = join(place.source.dataDir, 'visavis.sqlite')
      for (const end of ['-wal', '-shm', '-journal']) {
        await place.destroy()
        await mkdir(place.source.dataDir)
        await writeFile(`${file}${end}`, 'left over')
        expect(await command('restore', to)).toMatchObject({ code: 1, said: expect.stringContaining(`${file}${end}`) })
        expect(existsSync(file)).toBe(false)
      }
      await place.destroy()
      const running = await place.openStore()
      const refused = await command('restore', to)
      await running.close()
      expect([refused.code, refused.said]).toEqual([1, expect.not.stringContaining('there already')])
      expect(existsSync(join(place.source.dataDir, 'media'))).toBe(false)
    },
  )

  it('whose key or pictures are changed, lost or cut short is refused, and nothing is put back', async () => {
    await (await place.openStore()).close()
    const data = place.source.dataDir
    await mkdir(join(data, 'media/ab'), { recursive: true })
    await mkdir(join(data, 'evidence/cd'), { recursive: true })
    await writeFile(join(data, 'media/ab/picture'), 'a picture')
    await writeFile(join(data, 'evidence/cd/sealed'), 'sealed')
    await writeFile(join(data, 'evidence.key'), 'key')
    const to = join(place.safe, 'one')
    expect((await command('backup', to)).code).toBe(0)
    await place.destroy()
    const harms: readonly (readonly [string, string | null, string])[] = [
      ['evidence.key', 'kez', 'evidence.key is not what was written'],
      ['evidence.key', null, 'evidence.key is missing'],
      ['media/ab/picture', 'a pic', 'had 2 files of pictures with 15 bytes and has 2 with 11'],
      ['evidence/cd/sealed', null, 'had 2 files of pictures with 15 bytes and has 1 with 9'],
    ]
    for (const [name, harmed, why] of harms) {
      const whole = await readFile(join(to, name))
      await (harmed === null ? rm(join(to, name)) : writeFile(join(to, name), harmed))
      expect(await command('restore', to)).toMatchObject({ code: 1, said: expect.stringContaining(why) })
      await writeFile(join(to, name), whole)
    }
    expect(existsSync(data)).toBe(false)
    expect((await command('restore', to)).code).toBe(0)
    expect(await readFile(join(data, 'evidence/cd/sealed'), 'utf8')).toBe('sealed')
  })

  it('of the first days, which says nothing of key and pictures, is restored too', async () => {
    await (await place.openStore()).close()
    const to = join(place.safe, 'one')
    await command('backup', to)
    await place.destroy()
    const { at, digest, kind, version } = JSON.parse(await readFile(join(to, 'backup.json'), 'utf8'))
    await writeFile(join(to, 'backup.json'), JSON.stringify({ version, kind, at, digest }))
    expect((await command('restore', to)).code).toBe(0)
  })

  it('wants one folder', async () => {
    for (const words of [[], ['backup'], ['restore', 'a', 'b'], ['burn', 'a']])
      expect((await command(...words)).code).toBe(2)
  })
})
