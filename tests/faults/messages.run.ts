import * as E from 'fp-ts/Either'
import type { ChatFeature } from '../../src/application/chat/chat.feature'
import type { ChatStore } from '../../src/application/chat/chat-store.port'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeChance, moments } from './chance'
import { compare, ledgerFaults, storedTexts } from './oracle'
import { befriend, makePerson, type Person } from './person'
import type { FaultOptions, FaultReport } from './report'
import { openStore, storedMessages } from './stored-messages'
import { unlimited } from './unlimited'
import { until } from './until'

interface Writer {
  readonly person: Person
  readonly chat: ChatFeature
  readonly store: ChatStore
  readonly written: string[]
}

const writerOf = async (person: Person, peer: Person): Promise<Writer> => {
  const chat = await person.core.feature('chat')
  await chat.open(peer.id)()
  return { person, chat, store: await openStore(person.stores, person.id), written: [] }
}

const write = async ({ chat, person, written }: Writer, number: number): Promise<void> => {
  const text = `${person.name} ${number}`
  const sent = await chat.send(text)()
  if (E.isLeft(sent)) throw new Error(`not written: ${JSON.stringify(sent.left)}`)
  written.push(text)
}

const arrivedAt = async (reader: Writer, writer: Writer): Promise<readonly string[]> => {
  const messages = await storedMessages(reader.store, writer.person.id)
  return messages.filter(({ sender }) => sender === writer.person.id).map(({ content }) => content)
}

/** Kills the server and cuts sockets while both write; the moments are counts of messages that have arrived. */
const disturb = async (
  server: BuiltServer,
  writers: readonly Writer[],
  each: number,
  chance: () => number,
  kills: number,
  cuts: number,
) => {
  const [one, other] = writers as readonly [Writer, Writer]
  const arrived = async () => (await arrivedAt(one, other)).length + (await arrivedAt(other, one)).length
  const faults = [
    ...moments(chance, kills, each * 2 - 1).map((at) => ({ at, kill: true })),
    ...moments(chance, cuts, each * 2 - 1).map((at) => ({ at, kill: false })),
  ].toSorted((a, b) => a.at - b.at)
  for (const { at, kill } of faults) {
    await until(`${at} messages have arrived`, async () => (await arrived()) >= at, 120_000)
    if (!kill) (chance() < 0.5 ? one : other).person.cut()
    else {
      await server.kill9()
      await server.start()
    }
  }
}

const verdict = async (server: BuiltServer, reader: Writer, writer: Writer) => {
  const [name, written] = [writer.person.name, writer.written]
  const here = compare(written, await arrivedAt(reader, writer))
  const there = compare(written, storedTexts(server, writer.person.id))
  const own = await storedMessages(writer.store, reader.person.id)
  const unsent = own.filter(({ delivery, sender }) => sender === writer.person.id && delivery._tag !== 'Sent').length
  const faults = Object.entries({ ...here, unsent }).filter(([, count]) => count > 0)
  const stored = Object.entries(there).filter(([, count]) => count > 0)
  return {
    lost: here.lost + there.lost,
    doubled: here.doubled + there.doubled,
    violations: [
      ...faults.map(([what, count]) => `${count} messages of ${name} ${what} at the reader`),
      ...stored.map(([what, count]) => `${count} messages of ${name} ${what} in the gateway's store`),
      ...reader.person.journal.defects().map((defect) => `defect at ${reader.person.name}: ${defect}`),
    ],
  }
}

/** Two people write to each other while the server is killed and sockets break [PLUS-17]. */
export const run = async ({ port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const [each, kills, cuts] = [500 * scale, 10 * scale, 20 * scale]
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings: unlimited })
  try {
    const [ann, ben] = [await makePerson(server.url, 'Ann'), await makePerson(server.url, 'Ben')]
    await befriend(ann, ben)
    const [one, other] = [await writerOf(ann, ben), await writerOf(ben, ann)]
    const writing = Promise.all(
      [one, other].map(async (writer) => {
        for (let number = 1; number <= each; number += 1) await write(writer, number)
      }),
    )
    await Promise.all([writing, disturb(server, [one, other], each, chance, kills, cuts)])
    await until(
      'everything has arrived',
      async () => (await arrivedAt(one, other)).length >= each && (await arrivedAt(other, one)).length >= each,
      120_000,
    )
    await until(
      'everything is marked as sent',
      async () => (await ann.stores.localData.unsent(ann.id)()) + (await ben.stores.localData.unsent(ben.id)()) === 0,
      60_000,
    )
    ;[ann, ben].forEach((person) => person.leave())
    await server.end()
    const verdicts = [await verdict(server, other, one), await verdict(server, one, other)]
    const ledger = await ledgerFaults(server)
    const sum = (of: (one: (typeof verdicts)[number]) => number) =>
      verdicts.reduce((total, part) => total + of(part), 0)
    return {
      counts: {
        messages: each * 2,
        'kills -9': kills,
        'sockets cut': cuts,
        lost: sum(({ lost }) => lost),
        doubled: sum(({ doubled }) => doubled),
        'ledger findings': ledger.length,
      },
      violations: [...verdicts.flatMap(({ violations }) => violations), ...ledger],
    }
  } finally {
    await server.stop()
  }
}
