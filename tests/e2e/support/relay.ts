import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'

/** Where `turnserver` lies; undefined where it cannot be had: then tests that need it are left out, and the run says so. */
export const turnserver = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin']
  .map((folder) => join(folder, 'turnserver'))
  .find((path) => existsSync(path))

/** A relay of coturn on this machine, for this test alone. */
export interface Relay {
  /** What the gateway has to know of it. */
  readonly env: Readonly<Record<string, string>>
  /** Holds everything that goes through it back, until it goes on. */
  readonly hold: () => void
  readonly goOn: () => void
  readonly stop: () => Promise<void>
}

const SECRET = 'only-for-this-test'
const START_MS = 10_000

/** Everything on the loopback, nothing encrypted besides what the media are, nothing kept. */
const given = (port: number): readonly string[] => [
  '-n',
  '--no-cli',
  '--no-tls',
  '--no-dtls',
  '--allow-loopback-peers',
  '--fingerprint',
  '--no-stdout-log',
  '--log-file=/dev/null',
  '--listening-ip=127.0.0.1',
  '--relay-ip=127.0.0.1',
  `--listening-port=${port}`,
  '--use-auth-secret',
  `--static-auth-secret=${SECRET}`,
  '--realm=visavis.test',
  `--pidfile=${join(tmpdir(), `visavis-relay-${port}.pid`)}`,
]

const listens = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(200) }).then(
    () => true,
    (cause: unknown) => !(cause instanceof Error && String(cause.cause).includes('ECONNREFUSED')),
  )

export const startRelay = async (path: string): Promise<Relay> => {
  const port = await freePort()
  const child = spawn(path, given(port), { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const since = performance.now()
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() - since > START_MS) throw new Error('the relay does not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    env: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: SECRET },
    hold: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      kill()
      await gone
      process.off('exit', kill)
    },
  }
}
