import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeNats, type Nats } from '../server/bus/nats-server'
import { type RoundRobin, startRoundRobin } from './round-robin'
import { unlimited } from './unlimited'

/** The gateway that people reach: one process on SQLite, or several on one PostgreSQL that NATS wakes. */
export interface Gateways {
  readonly url: string
  readonly servers: readonly BuiltServer[]
  readonly nats: Nats | null
  /** Lets the processes end; the data stay. */
  readonly end: () => Promise<void>
  /** Ends everything and removes the data. */
  readonly stop: () => Promise<void>
}

export interface GatewaysOptions {
  /** How many processes. */
  readonly count: number
  /** Of PostgreSQL; several processes need it. */
  readonly databaseUrl: string | undefined
  readonly port: number
}

const noCaptcha = { CAPTCHA: 'off' }

const startOne = async (port: number): Promise<Gateways> => {
  const server = await startBuiltServer({ port, env: noCaptcha, settings: unlimited })
  return { url: server.url, servers: [server], nats: null, end: server.end, stop: server.stop }
}

const endAll = async (servers: readonly BuiltServer[]): Promise<void> =>
  void (await Promise.all(servers.map((server) => server.end())))

const startSeveral = async (count: number, databaseUrl: string): Promise<Gateways> => {
  const nats = await makeNats()
  await nats.start()
  const env = { ...noCaptcha, DATABASE_URL: databaseUrl, NATS_URL: nats.url }
  const servers: BuiltServer[] = []
  let pass: RoundRobin | undefined
  const stop = async (): Promise<void> => {
    await pass?.close()
    await Promise.all(servers.map((server) => server.stop()))
    await nats.stop()
  }
  try {
    for (let made = 0; made < count; made += 1) servers.push(await startBuiltServer({ env, settings: unlimited }))
    pass = await startRoundRobin(servers.map(({ port }) => port))
    return { url: pass.url, servers, nats, end: () => endAll(servers), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the build on data of its own. */
export const startGateways = ({ count, databaseUrl, port }: GatewaysOptions): Promise<Gateways> => {
  if (count === 1) return startOne(port)
  if (databaseUrl === undefined) throw new Error('several gateways need a PostgreSQL')
  return startSeveral(count, databaseUrl)
}
