import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'

const root = join(import.meta.dirname, '../../..')
/** The build under test; another one may be named. */
const dist = process.env['PRODUCT_DIST'] ?? join(root, 'dist')
/** The client of that build. */
export const clientDir = join(dist, 'client')
/** It takes less than a second, and more when the product builds first or the machine is busy: this ends what hangs. */
const START_MS = 60_000
const programs = { gateway: join(dist, 'server/main.js'), product: join(root, 'scripts/start.mjs') }
/** What comes by itself over a page stays away from runs that are about something else; who shows it says so in the settings. */
const QUIET = { checkIn: { shown: 0 }, rewards: { push: 0 }, tasks: { signInPopup: 0 } }

export interface BuiltServerOptions {
  /** Default: one that is free. */
  readonly port?: number
  /** Data that are there already; removed in the end all the same. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
  /** `product`: as `npm start` runs it, demo people beside the gateway; else the gateway alone. */
  readonly run?: 'gateway' | 'product'
  /** Over the default figures, as a deployment would give them. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** The built gateway as a process of its own, on data of its own. */
export interface BuiltServer {
  /** What people type; no slash at its end. */
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  readonly pid: () => number
  /** Ms from the start of the process to the first good answer of `/healthz`, of the last start. */
  readonly startMs: () => number
  /** What it wrote to its error output so far. */
  readonly complaints: () => string
  readonly start: () => Promise<void>
  /** Asks it to end and waits until it has. */
  readonly end: () => Promise<void>
  readonly kill9: () => Promise<void>
  readonly restart: () => Promise<void>
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Nothing that was started outlives this process. */
const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

interface Running {
  readonly child: ChildProcess
  readonly gone: Promise<void>
}

/** Starts the build; resolves when it answers. */
export const startBuiltServer = async (options: BuiltServerOptions): Promise<BuiltServer> => {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'visavis-'))
  const env = {
    PORT: `${port}`,
    SANDBOX_PORT: `${await freePort()}`,
    DATA_DIR: dataDir,
    CLIENT_DIR: clientDir,
    SETTINGS: JSON.stringify({ ...QUIET, ...options.settings }),
    ...options.env,
  }
  let running: Running | undefined
  let complaints = ''
  let startMs = 0

  const launch = (): Running => {
    const child = spawn(join(root, 'node_modules/.bin/node'), [programs[options.run ?? 'gateway']], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    return { child, gone: new Promise((resolve) => child.once('exit', () => resolve())) }
  }
  const start = async (): Promise<void> => {
    const since = performance.now()
    const { child } = (running = launch())
    while (!(await answers(url + (options.env?.['BASE_PATH'] ?? '')))) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${complaints}`)
      if (performance.now() - since > START_MS) throw new Error(`the server does not answer:\n${complaints}`)
      await pause(10)
    }
    startMs = performance.now() - since
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    running?.child.kill(signal)
    await running?.gone
    running = undefined
  }
  const server: BuiltServer = {
    url,
    port,
    dataDir,
    env,
    pid: () => running?.child.pid ?? 0,
    startMs: () => startMs,
    complaints: () => complaints,
    start,
    end: () => end('SIGTERM'),
    kill9: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM')
      await start()
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await start().catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return server
}
