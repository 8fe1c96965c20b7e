import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { operator } from '../../builders/operator'
import { environmentOf, guideEnvironment } from '../admin/guide-environment'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const starter = join(root, 'tests/server/store/run-child.mjs')

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly said: (text: string) => Promise<void>
  readonly ended: Promise<number | null>
}

let folder = ''
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  await rm(folder, { recursive: true })
})

/** The gateway as a process of its own, with this environment and no other settings. */
const start = (env: Readonly<Record<string, string>>): Started => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [starter, '/server/main.ts'], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: folder, ...env },
  })
  children.push(child)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      listeners.forEach((look) => look())
    })
  }
  const said = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (output.includes(text) && resolve())
      listeners.add(look)
      look()
    })
  return { child, output: () => output, said, ended: new Promise((resolve) => child.on('exit', resolve)) }
}

const production = (port: string): Readonly<Record<string, string>> => ({
  MODE: 'production',
  ...operator,
  HOST: '127.0.0.1',
  PORT: port,
  SQLITE_FILE: join(folder, 'v.sqlite'),
  // No client is built here, which would answer at any address with its page.
  CLIENT_DIR: join(folder, 'no-client'),
  PUBLIC_ORIGIN: 'https://visavis.example',
  APP_KEY: 'a key',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@visavis.example',
  SMS: 'off',
  TURN: 'off',
  PAYMENTS: 'off',
})

describe('starting the gateway', { timeout: 60_000 }, () => {
  it('says where the product and the outbox are, seeds people, and ends within 5 s of a signal', async () => {
    const port = String(await freePort())
    const gateway = start({ PORT: port })
    await gateway.said(`http://localhost:${port}/outbox`)
    const faces = await fetch(`http://127.0.0.1:${port}/demo/portraits/1001.svg`)
    expect(faces.headers.get('content-type')).toContain('image/svg+xml')
    const since = performance.now()
    gateway.child.kill('SIGTERM')
    expect(await gateway.ended).toBe(0)
    expect(performance.now() - since).toBeLessThan(5_000)
  })

  it('logs each request without its parameters, cookies, tokens and body', async () => {
    const port = String(await freePort())
    const gateway = start({ PORT: port, LOG_LEVEL: 'info' })
    await gateway.said('/outbox')
    await fetch(`http://127.0.0.1:${port}/account/v1/logout?mail=hidden-1`, {
      method: 'PUT',
      headers: { token: 'hidden-2', cookie: '__Host-sid=hidden-3', authorization: 'hidden-4' },
      body: 'hidden-5',
    })
    await gateway.said('/account/v1/logout')
    expect(gateway.output()).toContain('"status":401')
    expect(gateway.output()).not.toContain('hidden')
  })

  it('keeps its data and its keys for the next start', async () => {
    const port = String(await freePort())
    const first = start({ PORT: port })
    await first.said('/outbox')
    const key = async () =>
      ((await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()) as { sealKey: string }).sealKey
    const before = await key()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = start({ PORT: port })
    await second.said('/outbox')
    expect(await key()).toBe(before)
  })

  it('refuses in production mode without configuration and names all that is missing', async () => {
    const gateway = start({ MODE: 'production' })
    expect(await gateway.ended).toBe(1)
    for (const name of [
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'APP_KEY',
      'SMTP_URL',
      'TWILIO_ACCOUNT_SID',
      'TURN_URLS',
      'PAYMENTS',
    ]) {
      expect(gateway.output()).toContain(name)
    }
  })

  it('has no outbox and no demo people in production mode', async () => {
    const port = String(await freePort())
    const gateway = start(production(port))
    await gateway.said('Visavis is open at   https://visavis.example/')
    for (const path of ['/outbox', '/outbox.css', '/demo/portraits/1001.svg']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
    }
    const guests = await fetch(`http://127.0.0.1:${port}/config.json`)
    expect(await guests.json()).toMatchObject({ sandbox: false })
  })

  it('refuses in production mode a database that local mode has filled [PLUS-1]', async () => {
    const database = join(folder, 'v.sqlite')
    const local = start({ PORT: '0', DEMO: 'off', SQLITE_FILE: database })
    await local.said('/outbox')
    local.child.kill('SIGTERM')
    expect(await local.ended).toBe(0)
    const gateway = start(production('0'))
    expect(await gateway.ended).toBe(1)
    expect(gateway.output()).toContain('The database has demo people of local mode.')
  })

  it('starts in production mode as the guide for operators says, on a database of this machine', async () => {
    const port = String(await freePort())
    const { DATABASE_URL: _elsewhere, ...given } = environmentOf(guideEnvironment)
    const here = {
      PORT: port,
      DATA_DIR: folder,
      SQLITE_FILE: join(folder, 'v.sqlite'),
      CLIENT_DIR: join(folder, 'none'),
    }
    const gateway = start({ ...given, ...here })
    await gateway.said('Visavis is open at   https://visavis.example/')
    const asked = (headers: Readonly<Record<string, string>>) => fetch(`http://127.0.0.1:${port}/healthz`, { headers })
    expect(await (await asked({})).json()).toMatchObject({ status: 'ok' })
    expect((await asked({})).headers.get('strict-transport-security')).toContain('max-age=63072000')
    gateway.child.kill('SIGTERM')
    expect(await gateway.ended).toBe(0)
  })

  it('refuses a taken port and a second process on the same file, each with a sentence', async () => {
    const port = String(await freePort())
    const first = start({ PORT: port })
    await first.said('/outbox')
    const second = start({ PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('Another gateway is running')
    const third = start({ PORT: port, DATA_DIR: join(folder, 'other') })
    expect(await third.ended).toBe(1)
    expect(third.output()).toContain(`Port ${port} is in use`)
  })
})
