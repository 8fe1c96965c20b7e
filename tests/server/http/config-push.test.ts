import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../server/config'
import { runtimeConfig } from '../../../src/infrastructure/gateway/contract/config.codec'
import { tokenOf } from '../push/stage'
import { startTestServer, type TestServer } from '../test-server'

const account = JSON.stringify({
  project_id: 'visavis-1',
  client_email: 'push@visavis-1.test',
  private_key: 'PEM',
  token_uri: 'https://oauth2.googleapis.com/token',
})

const firebase = {
  PUSH: 'firebase',
  FIREBASE_ACCOUNT: account,
  FIREBASE_API_KEY: 'k',
  FIREBASE_SENDER_ID: 's',
  FIREBASE_APP_ID: 'a',
  FIREBASE_VAPID_KEY: 'v',
}

const faults = (env: Readonly<Record<string, string>>): readonly string[] => {
  const loaded = loadConfig(env, [])
  return E.isLeft(loaded) ? loaded.left : []
}

describe('pushes', () => {
  it('go by Web Push unless something else is said, to the services of the browsers only [GATE-31]', () => {
    const loaded = loadConfig({ PUBLIC_ORIGIN: 'https://visavis.test' }, [])
    expect(loaded).toMatchObject({
      right: { push: { kind: 'webpush', contact: 'https://visavis.test', standIn: null } },
    })
    const own = loadConfig({ PUSH_HOSTS: 'push.test, *.Push.test', PUSH_CONTACT: 'mailto:ops@visavis.test' }, [])
    expect(own).toMatchObject({
      right: { push: { hosts: ['push.test', '*.push.test'], contact: 'mailto:ops@visavis.test' } },
    })
    expect(loadConfig({ PUSH: 'off', PUSH_HOSTS: '*' }, [])).toMatchObject({ right: { push: { kind: 'off' } } })
  })

  it('go by Firebase where its project is told in full [GATE-31]', () => {
    expect(loadConfig(firebase, [])).toMatchObject({
      right: {
        push: {
          kind: 'firebase',
          api: 'https://fcm.googleapis.com',
          publicKey: 'v',
          account: { projectId: 'visavis-1', tokenAddress: 'https://oauth2.googleapis.com/token' },
          project: { apiKey: 'k', projectId: 'visavis-1', messagingSenderId: 's', appId: 'a' },
        },
      },
    })
    expect(faults({ PUSH: 'firebase' })).toEqual([
      expect.stringMatching(/^FIREBASE_ACCOUNT wants /),
      ...['API_KEY', 'SENDER_ID', 'APP_ID', 'VAPID_KEY'].map((name) =>
        expect.stringMatching(`^FIREBASE_${name} is missing`),
      ),
    ])
  })

  it.each([
    [{ PUSH: 'pigeon' }, /^PUSH/],
    [{ PUSH_CONTACT: 'somebody' }, /^PUSH_CONTACT wants /],
    [{ PUSH_CONTACT: 'mailto:' }, /^PUSH_CONTACT wants /],
    [{ PUSH_HOSTS: '*' }, /^PUSH_HOSTS wants /],
    [{ PUSH_HOSTS: 'push.test,10.0.0.1' }, /^PUSH_HOSTS wants /],
    [{ PUSH_HOSTS: 'localhost' }, /^PUSH_HOSTS wants /],
    [{ PUSH_STAND_IN: 'http://10.0.0.1:80' }, /^PUSH_STAND_IN plays /],
    [{ PUSH_STAND_IN: 'https://push.test' }, /^PUSH_STAND_IN plays /],
    [{ ...firebase, FIREBASE_API: 'http://fcm.test' }, /^FIREBASE_API wants /],
    [{ ...firebase, FIREBASE_ACCOUNT: account.replace('https', 'http') }, /^FIREBASE_ACCOUNT wants an https/],
  ])('are refused: %j', (env, told) => {
    expect(faults(env)).toEqual([expect.stringMatching(told)])
  })

  it('have no stand-in in production mode', () => {
    expect(faults({ MODE: 'production', PUSH_STAND_IN: 'http://127.0.0.1:1' })).toContainEqual(
      expect.stringMatching(/^PUSH_STAND_IN plays /),
    )
  })
})

describe('what a deployment says of pushes', () => {
  let server: TestServer

  afterEach(() => server.close())

  const told = async (env: Readonly<Record<string, string>>) => {
    server = await startTestServer({ env })
    const answer = await fetch(`${server.url}/config.json`)
    const read = runtimeConfig.decode(await answer.json())
    if (E.isLeft(read)) throw new Error('not the configuration')
    const { headers } = await fetch(`${server.url}/none`)
    return { push: read.right.push, policy: headers.get('content-security-policy') ?? '' }
  }

  it('is its own public key, made at the first start and kept [GATE-31]', async () => {
    const { push } = await told({})
    const { publicKey } = server.parts.keys.vapid
    expect(push).toEqual({ kind: 'webpush', publicKey })
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    const kept = await server.parts.store.read((db) =>
      db.selectFrom('server_keys').select('value').where('name', '=', 'vapid').executeTakeFirst(),
    )
    expect(JSON.parse(kept?.value ?? '')).toEqual(server.parts.keys.vapid)
  })

  it('is nothing where they are off; a device that is told all the same is refused [GATE-31]', async () => {
    expect((await told({ PUSH: 'off' })).push).toEqual({ kind: 'off' })
    const ada = await server.signedIn()
    expect((await tokenOf(ada, 'x')).code).toBe(404)
  })

  it('is what a vendor’s SDK wants to know, and whom it may ask [GATE-31]', async () => {
    const { policy, push } = await told(firebase)
    expect(push).toEqual({
      kind: 'firebase',
      publicKey: 'v',
      project: { apiKey: 'k', projectId: 'visavis-1', messagingSenderId: 's', appId: 'a' },
    })
    expect(policy).toMatch(/connect-src [^;]*https:\/\/fcmregistrations\.googleapis\.com/)
  })
})
