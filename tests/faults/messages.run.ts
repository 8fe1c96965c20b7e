import { makeChance, moments } from './chance'
import { type Gateways, startGateways } from './gateways'
import { compare, ledgerFaults, storedTexts, storedUnread } from './oracle'
import { befriend } from './befriend'
import { makePerson } from './person'
import type { FaultOptions, FaultReport } from './report'
import { until } from './until'
import { arrivedAt, countUnread, makeWriter, notSent, type Writer, writeAll } from './writer'

const PATIENCE_MS = 300_000
const UNREAD = 25

type Fault = 'kill' | 'cut' | 'stop NATS' | 'start NATS'

interface Figures {
  readonly each: number
  readonly kills: number
  readonly cuts: number
  readonly closings: number
  readonly natsStops: number
}

/** NATS is away for a while after each stop; the moments are counts of messages that have arrived. */
const planOf = ({ cuts, each, kills, natsStops }: Figures, chance: () => number) => {
  const at = (what: Fault, count: number) => moments(chance, count, each * 2 - 1).map((when) => ({ when, what }))
  const nats = moments(chance, natsStops * 2, each * 2 - 1).map((when, index) => ({
    when,
    what: index % 2 === 0 ? ('stop NATS' as const) : ('start NATS' as const),
  }))
  return [...at('kill', kills), ...at('cut', cuts), ...nats].toSorted((a, b) => a.when - b.when)
}

const strike = async ({ nats, servers }: Gateways, writers: readonly Writer[], what: Fault, chance: () => number) => {
  const anyOf = <A>(all: readonly A[]): A | undefined => all[Math.floor(chance() * all.length)]
  if (what === 'cut') return anyOf(writers)?.person.cut()
  if (what === 'stop NATS') return nats?.stop()
  if (what === 'start NATS') return nats?.start()
  const server = anyOf(servers)
  await server?.kill9()
  await server?.start()
}

/** Kills gateways, cuts sockets and stops NATS while both write. */
const disturb = async (
  gateways: Gateways,
  writers: readonly [Writer, Writer],
  figures: Figures,
  chance: () => number,
) => {
  const [one, other] = writers
  const arrived = async () => (await arrivedAt(one, other.person)).length + (await arrivedAt(other, one.person)).length
  for (const { what, when } of planOf(figures, chance)) {
    await until(`${when} messages have arrived`, async () => (await arrived()) >= when, PATIENCE_MS)
    await strike(gateways, writers, what, chance)
  }
}

const verdictOf = async ({ servers: [server] }: Gateways, reader: Writer, writer: Writer) => {
  if (server === undefined) throw new Error('no gateway')
  const { person, written } = writer
  const here = compare(written, await arrivedAt(reader, person))
  const there = compare(written, await storedTexts(server, person.id))
  const found = (counts: object, where: string) =>
    Object.entries(counts).flatMap(([what, count]) =>
      count === 0 ? [] : [`${count} messages of ${person.name} ${what} ${where}`],
    )
  return {
    lost: here.lost + there.lost,
    doubled: here.doubled + there.doubled,
    disordered: here.disordered + there.disordered,
    violations: [
      ...found({ ...here, unsent: await notSent(writer) }, 'at the reader'),
      ...found(there, 'in the gateway’s store'),
      ...person.journal.defects().map((defect) => `defect at ${person.name}: ${defect}`),
    ],
  }
}

const unreadFaults = async (
  { servers: [server] }: Gateways,
  reader: Writer,
  writer: Writer,
  tabs: readonly number[],
): Promise<readonly string[]> => {
  const stored = server === undefined ? 0 : await storedUnread(server, reader.person.id, writer.person.id)
  const counts = [...tabs, stored]
  return counts.every((count) => count === UNREAD)
    ? []
    : [`${reader.person.name} should have ${UNREAD} unread; tabs and gateway say ${counts.join(', ')}`]
}

/** Both write at once, and all of it arrives. */
const writeBoth = async (
  gateways: Gateways,
  both: readonly [Writer, Writer],
  figures: Figures,
  chance: () => number,
) => {
  const closings = () => moments(chance, figures.closings / 2, figures.each - 20)
  const writing = both.map((writer) => writeAll(writer, figures.each, closings(), chance))
  await Promise.all([...writing, disturb(gateways, both, figures, chance)])
  const [one, other] = both
  for (const [reader, writer] of [both, [other, one]] as const)
    await until(
      'everything has arrived',
      async () => (await arrivedAt(reader, writer.person)).length >= figures.each,
      PATIENCE_MS,
    )
  const unsent = ({ person }: Writer) => person.stores.localData.unsent(person.id)()
  await until('everything is sent', async () => (await unsent(one)) + (await unsent(other)) === 0, PATIENCE_MS)
}

const figuresOf = (scale: number, gateways: number): Figures => ({
  each: Math.ceil(5_000 * scale),
  kills: Math.ceil(20 * scale),
  cuts: Math.ceil(100 * scale),
  closings: 2 * Math.ceil(10 * scale),
  natsStops: gateways > 1 ? Math.ceil(10 * scale) : 0,
})

const reportOf = async (
  gateways: Gateways,
  both: readonly [Writer, Writer],
  figures: Figures,
  more: readonly string[],
) => {
  const [one, other] = both
  const verdicts = [await verdictOf(gateways, other, one), await verdictOf(gateways, one, other)]
  const [server] = gateways.servers
  const ledger = server === undefined ? [] : await ledgerFaults(server)
  const sum = (of: (one: (typeof verdicts)[number]) => number) => verdicts.reduce((total, part) => total + of(part), 0)
  const waiting = both.flatMap(({ waitingAtClosing }) => waitingAtClosing)
  const empty = waiting.filter((count) => count === 0).length
  return {
    counts: {
      messages: figures.each * 2,
      gateways: gateways.servers.length,
      'kills -9': figures.kills,
      'sockets cut': figures.cuts,
      'NATS stopped and started': figures.natsStops,
      'pages closed': waiting.length,
      'least waiting at a closing': Math.min(...waiting),
      lost: sum(({ lost }) => lost),
      doubled: sum(({ doubled }) => doubled),
      'out of order': sum(({ disordered }) => disordered),
      'ledger findings': ledger.length,
    },
    violations: [
      ...verdicts.flatMap(({ violations }) => violations),
      ...(empty > 0 ? [`${empty} pages were closed with nothing waiting: the run shows less than it says`] : []),
      ...more,
      ...ledger,
    ],
  }
}

/** Two people, each in two tabs, write to each other while everything that may break breaks [PLUS-17] [PLUS-20]. */
export const run = async ({ databaseUrl, gateways: count, port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const figures = figuresOf(scale, count)
  const gateways = await startGateways({ count, databaseUrl, port })
  try {
    const [ann, ben] = [await makePerson(gateways.url, 'Ann'), await makePerson(gateways.url, 'Ben')]
    await befriend(ann, ben)
    const [one, other] = [await makeWriter(ann, ben), await makeWriter(ben, ann)]
    await writeBoth(gateways, [one, other], figures, chance)
    const tabs = await countUnread(one, other, UNREAD)
    const unread = await unreadFaults(gateways, other, one, tabs)
    ;[ann, ben].forEach((person) => person.leave())
    await gateways.end()
    return await reportOf(gateways, [one, other], figures, unread)
  } finally {
    await gateways.stop()
  }
}
