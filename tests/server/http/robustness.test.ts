import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import type { BuiltRequest } from '../../../src/infrastructure/gateway/build-request'
import type { Asker, Asking, Said } from '../asker'
import { startTestServer, type TestServer } from '../test-server'

const many = { count: 1_000_000, ms: 60_000 }
const limits = {
  requestsPerAccount: many,
  requestsPerDevice: many,
  messagesPerAccount: many,
  beatsPerAccount: many,
  notesPerAccount: many,
  reportsPerAccount: many,
  signInsPerDevice: many,
  codesPerDevice: many,
  uploadsPerAccount: many,
  eventsPerDevice: many,
}

let gateway: TestServer
let ann: Asker
let visitor: Asker

beforeAll(async () => {
  gateway = await startTestServer({ settings: { limits } })
  ann = await gateway.signedIn('Ann')
  visitor = await gateway.visitor()
})
afterAll(() => gateway.close())

/** `/config.json` is a file, not a reply. */
const calls = allCalls
  .filter(({ row }) => row !== 162)
  .map((call): [string, Call] => [`${call.method} ${call.path}`, call])

const oddTexts = [
  '',
  '\0',
  '\u202e',
  "'; drop table users; --",
  '<script>',
  '../../etc/passwd',
  '1e5',
  'NaN',
  '__proto__',
]

const oddities: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[[]]]]],
  { constructor: { prototype: 1 } },
]

const oddValue = fc.oneof(
  fc.constantFrom(...oddities),
  fc.constantFrom(...oddTexts, '9'.repeat(40), 'x'.repeat(3_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The names that the call knows, and some that it does not. */
const namesOf = (call: Call): readonly string[] => {
  const read = call.params.decode({})
  const missing = read._tag === 'Left' ? read.left.map(({ context }) => context[context.length - 1]?.key ?? '') : []
  return [...missing, ...Object.keys(call.aliases), 'userId', 'extra', '__proto__', 'constructor'].filter(
    (name) => name !== '',
  )
}

const oddParams = (call: Call) =>
  fc
    .array(fc.tuple(fc.constantFrom(...namesOf(call)), oddValue), { maxLength: 8 })
    .map((pairs) => Object.fromEntries(pairs))

const oddBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"key":"","data":""}',
  '\0',
  '{"a":'.repeat(5_000),
  '['.repeat(30_000),
]

const withBody =
  (body: string) =>
  (request: BuiltRequest): BuiltRequest =>
    request.init.method === 'GET' ? request : { ...request, init: { ...request.init, body } }

/** Never a 5xx but for what is not built, always a reply of the contract, never a glance inside. */
const expectDefined = ({ body, code, status }: Pick<Said<Call>, 'body' | 'code' | 'status'>): void => {
  expect([200, 400, 401, 403, 404, 413, 429, 501]).toContain(status)
  expect(code).toBeTypeOf('number')
  expect(body).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|SQLITE|syntax error|Error:/)
}

const ask = (who: Asker, call: Call, asking: Asking) => who.ask(call, {} as never, { raw: {}, ...asking })

describe.each(calls)('%s', (_name, call) => {
  it('has a defined answer to whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(oddParams(call), async (raw) => {
        expectDefined(await ask(ann, call, { raw }))
      }),
      { numRuns: 12 },
    )
  })

  it('has a defined answer to bodies that are none, to foreign and replayed requests', async () => {
    for (const body of oddBodies) expectDefined(await ask(ann, call, { tamper: withBody(body) }))
    const stamp = { nonce: 'ab'.repeat(16) }
    for (const who of [visitor, ann, ann]) expectDefined(await ask(who, call, { stamp }))
    expectDefined(await ask(ann, call, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }))
    const large = await ask(ann, call, { tamper: withBody('x'.repeat(6 * 1024 * 1024)) })
    expect(call.method === 'GET' || large.status === 413).toBe(true)
  })

  it('is refused without a session unless it is public [GATE-13, GATE-14]', async () => {
    const said = await ask(visitor, call, {})
    expect(said.status === 401).toBe(!call.flags.public && said.status !== 501)
  })
})
