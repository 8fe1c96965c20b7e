import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'

/** Where `nats-server` lies; undefined where it cannot be had: then tests that need it are left out, and the run says so. */
export const natsServer: string | undefined = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin']
  .map((folder) => join(folder, 'nats-server'))
  .find((path) => existsSync(path))

export interface Nats {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it at once, as a crash does. */
  readonly stop: () => Promise<void>
}

const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })

/** A NATS of one's own on a free port of loopback, not started yet; it may be stopped and started again. */
export const makeNats = async (args: readonly string[] = []): Promise<Nats> => {
  const port = await freePort()
  let running: { readonly child: ChildProcess; readonly gone: Promise<void> } | undefined
  return {
    url: `nats://127.0.0.1:${port}`,
    start: async () => {
      const child = spawn(natsServer ?? '', ['-a', '127.0.0.1', '-p', `${port}`, ...args], { stdio: 'ignore' })
      children.add(child)
      const gone = new Promise<void>((resolve) => child.once('exit', () => (children.delete(child), resolve())))
      running = { child, gone }
      const since = performance.now()
      while (!(await isOpen(port))) {
        if (child.exitCode !== null || performance.now() - since > 10_000) throw new Error('nats-server does not start')
        await pause(10)
      }
    },
    stop: async () => {
      running?.child.kill('SIGKILL')
      await running?.gone
      running = undefined
    },
  }
}
