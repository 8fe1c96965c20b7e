import { createHash } from 'node:crypto'
import { request } from 'node:http'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Features } from '../../../server/features'
import { answer } from '../../../server/http/handler'
import { PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'
import type { BuiltRequest } from '../../../src/infrastructure/gateway/build-request'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { startTestServer, type TestServer } from '../test-server'

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Answers with the hash of what it got. */
const hashing = (features: Features): Features => ({
  ...features,
  answered: [
    ...features.answered.filter(({ call }) => call !== reportsCalls.reportImage),
    answer(reportsCalls.reportImage, async ({ file }) => E.right({ image: file ? digest(file) : 'none' })),
  ],
})

let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer({ features: hashing })
})
afterAll(() => gateway.close())

const bytes = (size: number) => new Uint8Array(size).map((_, at) => at % 251)
const blob = (content: Uint8Array<ArrayBuffer>) => new Blob([content], { type: 'image/png' })

const withForm =
  (change: (form: FormData) => void) =>
  (built: BuiltRequest): BuiltRequest => {
    if (built.init.body instanceof FormData) change(built.init.body)
    return built
  }

const upload = async (content = bytes(1_000), change: (form: FormData) => void = () => undefined) => {
  const ann = await gateway.signedIn()
  return ann.ask(reportsCalls.reportImage, {}, { file: blob(content), tamper: withForm(change) })
}

describe('the file of a form', () => {
  it('arrives as it was sent, signed and not encrypted', async () => {
    const content = bytes(300_000)
    expect(await upload(content)).toMatchObject({ status: 200, code: 200, data: { image: digest(content) } })
  })

  it('may have 5 MiB and not a byte more [CHAT-68, CHAT-69]', async () => {
    expect((await upload(bytes(PICTURE_LIMIT))).code).toBe(200)
    expect(await upload(bytes(PICTURE_LIMIT + 1))).toMatchObject({
      status: 200,
      code: 40004,
      message: 'The image size is limited to 5M',
    })
  })

  it('is told to be too large, however much is sent', async () => {
    expect((await upload(bytes(40 * 1024 * 1024))).code).toBe(40004)
  })

  it('is refused when another byte was signed [GATE-6]', async () => {
    const said = await upload(bytes(1_000), (form) => form.set('image', blob(bytes(999))))
    expect(said.status).toBe(401)
  })

  it.each<[string, (form: FormData) => void]>([
    ['a text field beside it', (form) => form.append('more', 'x')],
    ['a text field before it', prepended],
    ['a second file', (form) => form.append('image', blob(bytes(10)))],
    ['a file under another name', renamed],
    ['no file', (form) => form.delete('image')],
    ['a text in place of the file', (form) => form.set('image', 'text')],
    ['a name of Object.prototype', (form) => form.append('__proto__', blob(bytes(10)))],
  ])('is refused with %s', async (_what, change) => {
    expect(await upload(bytes(1_000), change)).toMatchObject({ status: 400, code: 400 })
  })

  it('is refused where the form breaks off or is none', async () => {
    const ann = await gateway.signedIn()
    const bodies: readonly [string, string][] = [
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
      ],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data', '--x--'],
      ['image/png', 'abc'],
    ]
    for (const [type, body] of bodies) {
      const tamper = (built: BuiltRequest): BuiltRequest => ({ ...built, init: { ...built.init, body } })
      const said = await ann.ask(reportsCalls.reportImage, {}, { tamper, headers: { 'content-type': type } })
      expect(said).toMatchObject({ status: 400, code: 400 })
    }
  })

  it('is not read from somebody without a session [GATE-13]', async () => {
    const visitor = await gateway.visitor()
    const said = await visitor.ask(reportsCalls.reportImage, {}, { file: blob(bytes(1_000)) })
    expect(said.status).toBe(401)
  })

  it('costs nothing when its sender goes away in the middle', async () => {
    const ann = await gateway.signedIn()
    await new Promise<void>((resolve) => {
      const { hostname, port } = new URL(gateway.url)
      const leaving = request({
        hostname,
        port,
        method: 'POST',
        path: reportsCalls.reportImage.path,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000_000,
          token: ann.token,
          cookie: ann.cookieHeader(),
        },
      })
      leaving.on('error', () => resolve())
      leaving.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc', () =>
        setImmediate(() => leaving.destroy(new Error('gone'))),
      )
    })
    expect((await upload()).code).toBe(200)
  })
})

it('calls without a file understand no form', async () => {
  const ann = await gateway.signedIn()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const said = await ann.ask(accountCalls.heartBeat, { status: 2, type: 0 }, { headers })
  expect(said.code).toBe(200)
})

it('uploads are counted for the account', async () => {
  const strict = await startTestServer({
    features: hashing,
    settings: { limits: { uploadsPerAccount: { count: 2, ms: 60_000 } } },
  })
  const ann = await strict.signedIn()
  const ask = () => ann.ask(reportsCalls.reportImage, {}, { file: blob(bytes(10)) })
  const said = [await ask(), await ask(), await ask(), await ask()]
  await strict.close()
  expect(said.map(({ status }) => status)).toEqual([200, 200, 429, 429])
})

function prepended(form: FormData): void {
  const file = form.get('image')
  form.delete('image')
  form.append('more', 'x')
  if (file instanceof Blob) form.append('image', file)
}

function renamed(form: FormData): void {
  const file = form.get('image')
  form.delete('image')
  if (file instanceof Blob) form.append('picture', file)
}
