import * as E from 'fp-ts/Either'
import type { StoredMessage } from '../../../src/domain/chat/delivery'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { World } from '../../fakes/world/world'
import type { SimulatedGateway } from './gateway'
import type { Simulated } from './people'

const stored = async (person: Simulated, friend: UserId): Promise<readonly StoredMessage[]> => {
  const read = await person.store.messages(friend, Number.MAX_SAFE_INTEGER, 100_000)()
  return E.isLeft(read) ? [] : read.right
}

const waiting = async ({ store }: Simulated): Promise<number> => {
  const read = await store.outbox()
  return E.isLeft(read) ? Infinity : read.right.length
}

/** How many messages have not been sent or have not arrived yet. */
export const missing = async (people: readonly Simulated[]): Promise<number> => {
  let count = 0
  for (const person of people) {
    count += await waiting(person)
    for (const other of people) {
      const written = person.written.get(other.id)?.length ?? 0
      if (written === 0) continue
      const arrived = (await stored(other, person.id)).filter(({ sender }) => sender === person.id).length
      count += Math.max(0, written - arrived)
    }
  }
  return count
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => other[at] === text)

const compare = (where: string, written: readonly string[], found: readonly string[]): readonly string[] => {
  const seen = new Set(found)
  const lost = written.filter((text) => !seen.has(text))
  if (lost.length > 0) return [`${where}: lost ${lost.join(', ')}`]
  if (found.length > seen.size) return [`${where}: ${found.length - seen.size} doubled`]
  return same(written, found) ? [] : [`${where}: out of order, ${found.join(', ')}`]
}

const between = async (world: World, one: Simulated, other: Simulated): Promise<readonly string[]> => {
  const written = one.written.get(other.id) ?? []
  const [own, theirs] = [await stored(one, other.id), await stored(other, one.id)]
  const textsOf = (messages: readonly { readonly sender: UserId; readonly content: string }[]): readonly string[] =>
    messages.filter(({ sender }) => sender === one.id).map(({ content }) => content)
  const there = world.messages.filter(({ receiver, sender }) => sender === one.id && receiver === other.id)
  const numbered = there.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  const unsent = own.filter(({ delivery, sender }) => sender === one.id && delivery._tag !== 'Sent').length
  const alike = same(
    own.map(({ content }) => content),
    theirs.map(({ content }) => content),
  )
  return [
    ...compare(`${one.name} to ${other.name}, at the gateway`, written, textsOf(numbered)),
    ...compare(`${one.name} to ${other.name}, at the writer`, written, textsOf(own)),
    ...compare(`${one.name} to ${other.name}, at the reader`, written, textsOf(theirs)),
    ...(unsent > 0 ? [`${one.name} to ${other.name}: ${unsent} not marked as sent`] : []),
    ...(alike ? [] : [`${one.name} and ${other.name} see their conversation in different orders`]),
  ]
}

/** What may never be: each accepted message is everywhere exactly once and in order, and nothing waits. */
export const messageFaults = async (world: World, people: readonly Simulated[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const one of people) {
    for (const other of people) if (one !== other) faults.push(...(await between(world, one, other)))
    const left = await waiting(one)
    if (left > 0) faults.push(`${left} messages wait at ${one.name}`)
  }
  const defects = people.flatMap(({ browser, name }) =>
    browser.journal.defects().map((one) => `defect at ${name}: ${one}`),
  )
  return [...faults, ...defects]
}

/** How much a reader has to read of a friend. */
export type ToRead = (reader: UserId, friend: UserId) => number

/** Every tab counts what `expected` says, and all tabs of one person alike. */
export const unreadFaults = (people: readonly Simulated[], expected: ToRead): readonly string[] =>
  people.flatMap((reader) =>
    people.flatMap((friend) =>
      reader.tabs.flatMap(({ chat }, at) => {
        if (friend === reader) return []
        const shown = chat.view.conversations.find((one) => one.friend === friend.id)?.unread ?? 0
        const right = expected(reader.id, friend.id)
        const [first] = reader.tabs
        const alike = first?.chat.view.conversations.find((one) => one.friend === friend.id)?.unread ?? 0
        return shown === right && shown === alike
          ? []
          : [`tab ${at} of ${reader.name} counts ${shown} of ${friend.name}, not ${right}`]
      }),
    ),
  )

/** The gateway has heard of every reading, once everybody has read everything. */
export const unheardFaults = (
  gateway: Pick<SimulatedGateway, 'unread'>,
  people: readonly Simulated[],
): readonly string[] =>
  people.flatMap((reader) =>
    people
      .filter((friend) => friend !== reader && gateway.unread(reader.id, friend.id) > 0)
      .map((friend) => `the gateway has not heard that ${reader.name} read ${friend.name}`),
  )
