import * as E from 'fp-ts/Either'
import { type Config, loadConfig } from '../../server/config'
import type { MediaStore } from '../../server/media/media-store.port'
import { systemRandom } from '../../server/random'
import { createServer, type RunningServer, type ServerDeps } from '../../server/server'
import type { Store } from '../../server/store/store'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { fakeMediaStore, type FakeMediaStore } from '../fakes/media-store.fake'
import { type Asker, makeAsker } from './asker'
import { shareRsaKey } from './server-rsa'
import { addPerson } from './store/people'
import { openTestStore } from './store/test-store'

export interface TestServerOptions {
  /** Over the environment of local mode with the bot check off and without a client. */
  readonly env?: Readonly<Record<string, string>>
  /** Over the default figures, as a deployment would give them. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly config?: Partial<Config>
  readonly features?: ServerDeps['features']
  /** Instead of the services of local mode. */
  readonly payments?: ServerDeps['payments']
  /** Default: one in memory. */
  readonly media?: MediaStore
  /** Default: a fresh one, which `close` removes. */
  readonly store?: Store
}

export interface TestServer {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly clock: VirtualClock
  /** Where pictures are kept, unless the test brought a store of its own. */
  readonly media: FakeMediaStore
  /** Where pictures for safety are kept, sealed. */
  readonly evidence: FakeMediaStore
  readonly server: RunningServer
  readonly parts: RunningServer['parts']
  /** Somebody without a session. */
  readonly visitor: () => Promise<Asker>
  /** A person with an account and a session, without going through the sign-in flow. */
  readonly signedIn: (userName?: string) => Promise<Asker>
  /** Opens another session of that person, on another device. */
  readonly signInAgain: (userId: number, kind?: 'browser' | 'terminal') => Promise<Asker>
  readonly close: () => Promise<void>
}

const configOf = ({ config, env, settings }: TestServerOptions): Config => {
  const loaded = loadConfig(
    {
      PORT: '0',
      CAPTCHA: 'off',
      EVIDENCE_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'silent',
      CLIENT_DIR: 'no-client',
      SETTINGS: JSON.stringify(settings ?? {}),
      ...env,
    },
    [],
  )
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  return { ...loaded.right, ...config }
}

/** The real server on a free port of loopback, with a fresh store and time that stands still until it is told to pass. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const clock = makeVirtualClock()
  const store = options.store ?? (await openTestStore())
  await shareRsaKey(store)
  const config = configOf(options)
  const memory = fakeMediaStore()
  const evidence = fakeMediaStore()
  const server = await createServer(config, {
    clock,
    random: systemRandom,
    media: options.media ?? memory,
    evidence,
    store,
    ...(options.features === undefined ? {} : { features: options.features }),
    ...(options.payments === undefined ? {} : { payments: options.payments }),
  })
  const url = (await server.listen()).replace('[::1]', '127.0.0.1').replace(/\/$/, '') + config.basePath
  const { keys, sessions } = server.parts
  const setting = { url, appKey: Buffer.from(config.appKey).toString('base64'), sealKey: keys.sealKey, now: clock.now }

  const signInAgain: TestServer['signInAgain'] = async (userId, kind = 'browser') => {
    const asker = await makeAsker(setting)
    const session = await store.work<never, Awaited<ReturnType<typeof sessions.create>>>(async (work) =>
      E.right(await sessions.create(work, { userId, kind, deviceId: asker.deviceId, deviceName: 'test' })),
    )
    if (E.isLeft(session)) throw new Error('no session')
    const { cookie, loginToken, signSecret } = session.right
    asker.cookies.set(cookie.name, cookie.value)
    await asker.enter({ id: userId, loginToken, signSecret })
    return asker
  }

  return {
    url,
    clock,
    media: memory,
    evidence,
    server,
    parts: server.parts,
    visitor: () => makeAsker(setting),
    signedIn: async (userName) => signInAgain(await addPerson(store, userName)),
    signInAgain,
    close: server.close,
  }
}
