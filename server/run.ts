import type { Server } from 'node:http'
import * as E from 'fp-ts/Either'
import { openChannel } from './admin/channel'
import { channelPath } from './admin/channel.codec'
import { systemClock } from './clock'
import { type Config, loadConfig } from './config'
import type { ClientHost } from './http/client-host'
import { systemRandom } from './random'
import { openDemoDoor } from './seed/demo-door'
import { hasDemoPeople } from './seed/has-demo-people'
import { seedDemoPreviews } from './seed/demo-previews'
import { seedDemoPeople } from './seed/seed'
import { createServer, type RunningServer } from './server'
import type { StoreFailure } from './store/failure'
import { openStore } from './store/open-store'
import { explain } from './store/refused'
import type { Store } from './store/store'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const giveUp = (sentences: readonly string[]): never => {
  process.stderr.write(`Visavis does not start:\n${sentences.map((sentence) => `  - ${sentence}\n`).join('')}`)
  process.exit(1)
}

/** Somebody else starts it anew: what this process remembers is no longer what the disk has. */
const endSoon = (failure: StoreFailure): void => {
  process.stderr.write(`Visavis ends. ${failure.message} Look at the disk; the next start reads what it has kept.\n`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

const open = async (config: Config): Promise<Store> => {
  const opened = await openStore(config.store, {
    now: systemClock.now,
    random: Math.random,
    delay: (ms) => new Promise((resolve) => void systemClock.after(ms, () => resolve())),
    report: (defect) => process.stderr.write(`${String(defect)}\n`),
    lost: endSoon,
  })()
  return E.isLeft(opened) ? giveUp([explain(opened.left)]) : opened.right
}

/** Demo people exist in local mode only: production mode has no database that they are in (@rule PLUS-1). */
const seed = async ({ mode }: Config, store: Store): Promise<void> => {
  if (mode !== 'local') {
    if (await hasDemoPeople(store))
      giveUp(['The database has demo people of local mode. Production mode wants one of its own.'])
    return
  }
  const now = systemClock.now()
  await store.work((work) => seedDemoPeople(work, now))
  await store.work((work) => seedDemoPreviews(work, now))
}

const portTaken = (error: unknown, { port }: Config): string =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what uses it, or choose another with PORT.`
    : String(error)

/** A signal may come twice, from the terminal and from the starter: the second one changes nothing. */
const closeOnSignal = (closeAll: () => Promise<void>, shutdownMs: number): void => {
  let closing = false
  const close = (): void => {
    if (closing) return
    closing = true
    const late = setTimeout(() => process.exit(1), shutdownMs)
    late.unref()
    closeAll().then(
      () => process.exit(),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

const welcome = ({ address, mail, mode, payments, sms, turn }: Config): void => {
  say('')
  say(`  Visavis is open at   ${address}/`)
  if (mail.kind === 'outbox' || sms.kind === 'outbox')
    say(`  Codes land here      ${address}/outbox   (sandbox: nothing leaves this machine)`)
  if (payments.sandboxPort !== null && payments.sandboxPort > 0)
    say(`  Paying is played     on port ${payments.sandboxPort}   (sandbox: no money moves)`)
  if (mode === 'local') say('  A second person      open the same address in a private window')
  if (turn === null && mode === 'production') say('  No relay             people in a call learn each other’s address')
  say('')
}

/** Without it the gateway runs all the same: the operator only cannot reach it. */
const listenToOperators = async (config: Config, { admin, app }: RunningServer): Promise<() => Promise<void>> => {
  const channel = await openChannel(channelPath(config), admin, (defect) => app.log.error({ err: defect }, 'defect'))
  if (E.isRight(channel)) return channel.right
  say(`  No npm run admin     ${channel.left}`)
  return () => Promise.resolve()
}

/** Without it the demo people stay asleep. */
const letDemoPeopleIn = async (
  { app, parts }: RunningServer,
  { basePath }: Config,
  address: string,
): Promise<() => Promise<void>> => {
  const server = `${address.replace(/\/$/, '')}${basePath}`
  const door = await openDemoDoor(parts, server, (defect) => app.log.error({ err: defect }, 'defect'))
  if (E.isRight(door)) return door.right
  say(`  No demo people       ${door.left}`)
  return () => Promise.resolve()
}

/** How the gateway is run: from the build, or in development with Vite's client on a server that both share. */
export interface RunOptions {
  readonly client?: ClientHost
  readonly httpServer?: Server
}

/** Starts the gateway as the environment says, until a signal ends it. */
export const run = async (options: RunOptions = {}): Promise<void> => {
  const loaded = loadConfig(process.env, process.argv.slice(2))
  if (E.isLeft(loaded)) return giveUp(loaded.left)
  const config = loaded.right
  const store = await open(config)
  await seed(config, store)
  const build = process.env['BUILD_ID'] ?? 'local'
  const server = await createServer(config, { clock: systemClock, random: systemRandom, store, build, ...options })
  const stopListening = await listenToOperators(config, server)
  let door = Promise.resolve(() => Promise.resolve())
  const closeAll = (): Promise<void> =>
    stopListening()
      .then(() => door)
      .then((closeDoor) => closeDoor())
      .then(server.close)
  closeOnSignal(closeAll, config.settings.request.shutdownMs)
  const address = await server.listen().catch(async (error: unknown): Promise<never> => {
    await closeAll()
    return giveUp([portTaken(error, config)])
  })
  door = letDemoPeopleIn(server, config, address)
  await door
  welcome(config)
}
