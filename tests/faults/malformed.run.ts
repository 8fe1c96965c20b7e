import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { allCalls } from '../../src/infrastructure/gateway/contract/all-calls'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import { makeCrowd, type Member } from '../bench/crowd'
import { makeAsker, type Asker, type Asking } from '../server/asker'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeChance } from './chance'
import { ledgerFaults } from './oracle'
import type { FaultOptions, FaultReport } from './report'
import { unlimited } from './unlimited'

type Chance = () => number

const APP_KEY = Buffer.from('visavis-local-app-key').toString('base64')
/** 501: a call of the table whose feature comes later. */
const NOT_BUILT = 501
const leaks = /\bat [^\n]*\.(?:js|ts|mjs):\d+|node_modules|SQLITE|SqliteError|TypeError|ReferenceError/

const odd: readonly unknown[] = [
  '',
  '\0',
  '\u202e',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00',
  'é'.repeat(5_000),
  '🙂',
  '\ud800',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  Number.NaN,
  true,
  false,
  null,
  [],
  [[]],
  {},
  { $ne: 1 },
  ['a'],
  { toString: 1 },
  { __proto__: null },
]

const pick = <A>(chance: Chance, from: readonly A[]): A => from[Math.floor(chance() * from.length)] as A

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const keysOf = (call: Call): readonly string[] => {
  const names = JSON.stringify(call.aliases ?? {}).match(/\w+/g) ?? []
  const props = (codec: object): readonly string[] =>
    'props' in codec
      ? Object.keys(codec.props as object)
      : 'types' in codec
        ? (codec.types as object[]).flatMap(props)
        : []
  return [...new Set([...props(call.params), ...names])]
}

const oddParams = (chance: Chance, call: Call): Record<string, unknown> =>
  Object.fromEntries(keysOf(call).flatMap((key) => (chance() < 0.8 ? [[key, pick(chance, odd)]] : [])))

/** Requests that nobody may send; each is to be refused without an effect. */
const forgeries: Readonly<Record<string, (chance: Chance) => Asking>> = {
  'without a session': () => ({ cookie: '', token: '' }),
  'with a foreign handle': () => ({ token: 'A'.repeat(43) }),
  'with a foreign cookie': () => ({ cookie: '__Host-sid=AAAA' }),
  'with a wrong signature': () => ({ headers: { sign: '0'.repeat(64) } }),
  'too old': () => ({ stamp: { timestamp: String(Date.now() - 3_600_000) } }),
  'from the future': () => ({ stamp: { timestamp: String(Date.now() + 3_600_000) } }),
  'with a changed body': () => ({
    tamper: ({ address, init }) => ({
      address,
      init: { ...init, ...(typeof init.body === 'string' ? { body: `${init.body} ` } : {}) },
    }),
  }),
  'with a changed address': () => ({
    tamper: ({ address, init }) => ({ address: `${address}${address.includes('?') ? '&' : '?'}userId=1`, init }),
  }),
  oversized: () => ({
    tamper: ({ address, init }) => ({
      address,
      init: init.method === 'GET' ? init : { ...init, body: 'x'.repeat(200_000) },
    }),
  }),
  'that is no JSON': (chance) => ({
    tamper: ({ address, init }) => ({
      address,
      init: init.method === 'GET' ? init : { ...init, body: textOf(pick(chance, odd)) },
    }),
  }),
}

const signedIn = async (server: BuiltServer, sealKey: string, member: Member): Promise<Asker> => {
  const asker = await makeAsker({ url: server.url, appKey: APP_KEY, sealKey, now: () => Date.now() })
  const [name = '', value = ''] = member.cookie.split('=')
  asker.cookies.set(name, value)
  await asker.enter({ id: member.id, loginToken: member.token, signSecret: member.signSecret })
  return asker
}

/** Rows of everything that a call may change; requests that were refused leave it as it was. */
const stateOf = ({ dataDir }: BuiltServer): string => {
  const database = new DatabaseSync(join(dataDir, 'visavis.sqlite'), { readOnly: true })
  const tables = [
    'users',
    'emails',
    'relations',
    'blocks',
    'messages',
    'transfers',
    'postings',
    'balances',
    'holds',
    'calls',
    'inbox',
  ]
  const known = database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const rows = tables
    .filter((table) => known.includes(table))
    .map((table) => [table, database.prepare(`select * from ${table}`).all()])
  database.close()
  return JSON.stringify(rows)
}

interface Tally {
  sent: number
  refused: number
  readonly violations: string[]
}

const judge = (tally: Tally, what: string, status: number, body: string): void => {
  tally.sent += 1
  if (status >= 400) tally.refused += 1
  if (status >= 500 && status !== NOT_BUILT) tally.violations.push(`${status} for ${what}: ${body.slice(0, 120)}`)
  if (leaks.test(body)) tally.violations.push(`a reply to ${what} tells of the inside: ${body.slice(0, 120)}`)
}

const attempt = async (tally: Tally, what: string, asker: Asker, call: Call, asking: Asking): Promise<void> => {
  const said = await asker.ask(call, {} as never, asking).catch((error: unknown) => error)
  if (said instanceof Error) {
    // A connection cut by the server (a body past its limit) is an answer too; a reply that cannot be read is not.
    if (/JSON|open/.test(said.message)) tally.violations.push(`unreadable reply to ${what}: ${said.message}`)
    tally.sent += 1
    return
  }
  const { body, status } = said as { body: string; status: number }
  judge(tally, what, status, body)
}

const frames = (chance: Chance): string | Uint8Array => {
  const kinds = ['hello', 'ack', 'beat', 'signal', 'message', 'room', '', '__proto__', 'kick']
  if (chance() < 0.2) return Uint8Array.from({ length: 40 }, () => Math.floor(chance() * 256))
  if (chance() < 0.2) return textOf(pick(chance, odd))
  return JSON.stringify({
    kind: pick(chance, kinds),
    id: pick(chance, odd),
    seq: pick(chance, odd),
    body:
      chance() < 0.5
        ? pick(chance, odd)
        : { token: pick(chance, odd), seq: pick(chance, odd), roomNum: pick(chance, odd), cursor: pick(chance, odd) },
  })
}

const onSocket = (server: BuiltServer, member: Member, chance: Chance, tally: Tally): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rtm`, { headers: { cookie: member.cookie } })
    const done = (): void => resolve()
    socket.on('open', () => {
      for (let frame = 0; frame < 20; frame += 1) socket.send(frames(chance))
      tally.sent += 20
      socket.close()
    })
    socket.on('message', (data: Buffer) => {
      if (leaks.test(data.toString()))
        tally.violations.push(`a frame tells of the inside: ${data.toString().slice(0, 120)}`)
    })
    socket.on('close', done)
    socket.on('error', done)
  })

const forge = async (
  ann: Asker,
  calls: readonly Call[],
  count: number,
  chance: Chance,
  tally: Tally,
): Promise<void> => {
  for (let request = 0; request < count; request += 1) {
    const [call, name] = [pick(chance, calls), pick(chance, Object.keys(forgeries))]
    const asking = forgeries[name]?.(chance) ?? {}
    await attempt(tally, `${call.path} ${name}`, ann, call, { ...asking, raw: oddParams(chance, call) })
  }
}

/** Generated requests on every call and on the socket: no 5xx, no stack trace, no effect of what was not allowed [GATE-6]. */
export const run = async ({ port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const settings = {
    ...unlimited,
    limits: { ...unlimited.limits, uploadsPerAccount: { count: 1_000_000, ms: 60_000 } },
  }
  const crowd = await makeCrowd(4, { SETTINGS: JSON.stringify(settings) })
  const server = await startBuiltServer({ port, dataDir: crowd.dataDir, settings, env: { CAPTCHA: 'off' } })
  const calls = allCalls.filter(({ flags, row }) => row !== 162 && flags.signed)
  const guarded = calls.filter(({ flags }) => !flags.public)
  const tally: Tally = { sent: 0, refused: 0, violations: [] }
  try {
    const [first, second] = crowd.members
    if (first === undefined || second === undefined) throw new Error('nobody there')
    const ann = await signedIn(server, crowd.sealKey, first)
    const before = stateOf(server)
    await forge(ann, guarded, 3_000 * scale, chance, tally)
    for (let round = 0; round < 50 * scale; round += 1) await onSocket(server, second, chance, tally)
    if (stateOf(server) !== before) tally.violations.push('something changed that nobody was allowed to change')
    for (let request = 0; request < 6_000 * scale; request += 1) {
      const call = pick(chance, calls)
      await attempt(tally, call.path, ann, call, { raw: oddParams(chance, call) })
    }
    const alive = await fetch(`${server.url}/healthz`)
    if (!alive.ok) tally.violations.push(`the server is not well: ${alive.status}`)
    await server.end()
    const ledger = await ledgerFaults(server)
    return {
      counts: {
        'requests and frames': tally.sent,
        refused: tally.refused,
        violations: tally.violations.length,
        'ledger findings': ledger.length,
      },
      violations: [...new Set(tally.violations), ...ledger],
    }
  } finally {
    await server.stop()
  }
}
