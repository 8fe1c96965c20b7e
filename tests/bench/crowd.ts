import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { systemClock } from '../../server/clock'
import { loadConfig } from '../../server/config'
import { savePair, userIdOf } from '../../server/friends/pair-store'
import { systemRandom } from '../../server/random'
import { createServer } from '../../server/server'
import { openStore } from '../../server/store/open-store'
import { addPerson } from '../server/store/people'
import { testDeps } from '../server/store/test-deps'

/** Somebody with a session: what a client keeps of it. */
export interface Member {
  readonly id: number
  readonly deviceId: string
  readonly token: string
  /** Base64. */
  readonly signSecret: string
  readonly cookie: string
}

export interface Crowd {
  /** A database as a gateway leaves it. */
  readonly dataDir: string
  readonly sealKey: string
  /** One and two are friends, three and four, and so on. */
  readonly members: readonly Member[]
}

/** Writes a database with so many people, each with a session and one friend. */
export const makeCrowd = async (size: number, serverEnv: Readonly<Record<string, string>>): Promise<Crowd> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'visavis-'))
  const config = loadConfig({ ...serverEnv, DATA_DIR: dataDir, PORT: '0' }, [])
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const opened = await openStore(config.right.store, testDeps)()
  if (E.isLeft(opened)) throw new Error('the store does not open')
  const store = opened.right
  const server = await createServer(config.right, { clock: systemClock, random: systemRandom, store })
  const members: Member[] = []
  for (let one = 0; one < size; one += 1) {
    const id = await addPerson(store, `Somebody ${one}`)
    const deviceId = crypto.randomUUID()
    const made = await store.work(async (work) => {
      const before = members.at(-1)
      if (one % 2 === 1 && before !== undefined) {
        const pair = { pair: { _tag: 'Friends', askedBy: null }, feeKey: null } as const
        await savePair(work, [userIdOf(before.id), userIdOf(id)], pair, { location: 102, now: Date.now() })
      }
      const signIn = { userId: id, kind: 'browser', deviceId, deviceName: 'bench' } as const
      return E.right(await server.parts.sessions.create(work, signIn))
    })
    if (E.isLeft(made)) throw new Error('no session')
    const { cookie, loginToken, signSecret } = made.right
    members.push({ id, deviceId, token: loginToken, signSecret, cookie: `${cookie.name}=${cookie.value}` })
  }
  const { sealKey } = server.parts.keys
  await server.close()
  return { dataDir, sealKey, members }
}
