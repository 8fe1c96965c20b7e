import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { unlimited } from '../faults/unlimited'
import { makeCrowd } from './crowd'
import { syncFloor } from './disk'
import { makeDriver, type Driver } from './driver'
import { openPipe, type HttpPipe } from './http-pipe'
import { median, percentile, type Figure } from './report'

const PEOPLE = 200
const EACH = 60
/** Of 200 people so many send in the same moment. */
const UNDER_WAY = 64
const QUIET_SECONDS = 10
const QUIET_RATE = 100

interface Traffic {
  readonly drivers: readonly Driver[]
  readonly pipes: readonly HttpPipe[]
  /** When each message has come out of the other person's socket. */
  readonly arrivals: Map<string, number>
  readonly all: (count: number) => Promise<void>
}

interface Prepared {
  readonly uuid: string
  readonly request: string
}

const prepare = ({ drivers }: Traffic, from: number, count: number): Promise<readonly Prepared[]> => {
  const [driver, other] = [drivers[from], drivers[from % 2 === 0 ? from + 1 : from - 1]]
  if (driver === undefined || other === undefined) throw new Error('nobody to write to')
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const uuid = randomUUID()
      return {
        uuid,
        request: await driver.message(other.member.id, uuid, `Message number ${number}, as people write it`),
      }
    }),
  )
}

const latencies = ({ arrivals }: Traffic, sent: ReadonlyMap<string, number>): readonly number[] =>
  [...sent].map(([uuid, at]) => (arrivals.get(uuid) ?? Infinity) - at)

/** All write in turn, as fast as the answers come, so many messages under way at a time. */
const flood = async (traffic: Traffic) => {
  const prepared = await Promise.all(traffic.drivers.map((_, index) => prepare(traffic, index, EACH)))
  const queue = Array.from({ length: EACH }, (_, number) =>
    prepared.map((own, index) => ({ pipe: traffic.pipes[index], message: own[number] })),
  ).flat()
  const sent = new Map<string, number>()
  let bad = 0
  const since = performance.now()
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { message, pipe } = next
      if (message === undefined || pipe === undefined) continue
      sent.set(message.uuid, performance.now())
      if ((await pipe.send(message.request)) !== 200) bad += 1
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, worker))
  await traffic.all(PEOPLE * EACH)
  const seconds = (Math.max(...traffic.arrivals.values()) - since) / 1_000
  if (bad > 0) throw new Error(`${bad} messages were refused`)
  return { rate: (PEOPLE * EACH) / seconds, times: latencies(traffic, sent) }
}

/** A hundred a second, evenly. */
const trickle = async (traffic: Traffic): Promise<readonly number[]> => {
  const before = traffic.arrivals.size
  const count = QUIET_RATE * QUIET_SECONDS
  const prepared = (await Promise.all(traffic.drivers.map((_, index) => prepare(traffic, index, count / PEOPLE)))).map(
    (own) => [...own],
  )
  const sent = new Map<string, number>()
  await new Promise<void>((resolve) => {
    let turn = 0
    const timer = setInterval(() => {
      const index = (turn * 7) % PEOPLE
      const message = prepared[index]?.pop()
      if (message !== undefined) {
        sent.set(message.uuid, performance.now())
        void traffic.pipes[index]?.send(message.request)
      }
      turn += 1
      if (turn < count) return
      clearInterval(timer)
      resolve()
    }, 1_000 / QUIET_RATE)
  })
  await traffic.all(before + sent.size)
  return latencies(traffic, sent)
}

const openTraffic = async (
  server: BuiltServer,
  port: number,
  crowd: Awaited<ReturnType<typeof makeCrowd>>,
): Promise<Traffic> => {
  const arrivals = new Map<string, number>()
  const listeners = new Set<() => void>()
  const arrived = (uuid: string): void => {
    arrivals.set(uuid, performance.now())
    listeners.forEach((look) => look())
  }
  const drivers: Driver[] = []
  for (const member of crowd.members) drivers.push(await makeDriver(server.url, crowd.sealKey, member, arrived))
  const pipes = await Promise.all(drivers.map(() => openPipe(port)))
  const all = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (arrivals.size < count) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
    })
  return { drivers, pipes, arrivals, all }
}

/** Resident megabytes of a process of Linux; others are not measured. */
const residentMb = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1_024
  } catch {
    return Number.NaN
  }
}

const measureStart = async (server: BuiltServer) => {
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    await server.restart()
    times.push(server.startMs())
  }
  return { ms: median(times), mb: residentMb(server.pid()) }
}

/** The gateway in a process of its own, driven from this one, on the same two cores. */
export const run = async (port: number): Promise<readonly Figure[]> => {
  const settings = { ...unlimited, session: { rtmTokenMs: 600_000 } }
  const crowd = await makeCrowd(PEOPLE, { SETTINGS: JSON.stringify(settings) })
  const server = await startBuiltServer({ port, dataDir: crowd.dataDir, settings })
  try {
    const start = await measureStart(server)
    const traffic = await openTraffic(server, port, crowd)
    const quiet = await trickle(traffic)
    traffic.arrivals.clear()
    const busy = await flood(traffic)
    traffic.drivers.forEach((driver) => driver.close())
    traffic.pipes.forEach((pipe) => pipe.close())
    const disk = await syncFloor(crowd.dataDir, QUIET_RATE)
    const [p99, calm] = [percentile(busy.times, 99), percentile(quiet, 99)]
    const figure = (what: string, measured: string, bound: string, holds: boolean): Figure => ({
      what,
      measured,
      bound,
      holds,
    })
    return [
      figure('server: start with an existing database', `${start.ms.toFixed(0)} ms`, 'under 1 s', start.ms < 1_000),
      figure('server: resident after the start', `${start.mb.toFixed(0)} MB`, 'under 150 MB', start.mb < 150),
      figure('server: messages a second, 200 sockets', busy.rate.toFixed(0), 'at least 3,000', busy.rate >= 3_000),
      figure('server: p99 at that rate', `${p99.toFixed(1)} ms`, 'under 50 ms', p99 < 50),
      figure(
        'server: p99 at 100 a second',
        `${calm.toFixed(1)} ms (the disk alone ${disk.toFixed(1)} ms)`,
        'under 5 ms',
        calm < 5,
      ),
    ]
  } finally {
    await server.stop()
  }
}
