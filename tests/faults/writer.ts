import * as E from 'fp-ts/Either'
import type { ChatFeature } from '../../src/application/chat/chat.feature'
import type { ChatStore } from '../../src/application/chat/chat-store.port'
import type { Core } from '../../src/application/core'
import type { Person } from './person'
import { openStore, storedMessages } from './stored-messages'
import { until } from './until'

/** Somebody who writes to one other person, in one of two tabs. */
export interface Writer {
  readonly person: Person
  readonly peer: Person
  readonly store: ChatStore
  /** What the app has taken, in order. */
  readonly written: string[]
  /** How many messages waited at each closing of the page. */
  readonly waitingAtClosing: number[]
  tabs: readonly Core[]
}

/** Messages that may wait to be sent before the next one is written. */
const AHEAD = 40
const BURST = 10
const PATIENCE_MS = 300_000

const chatOf = async (core: Core, peer: Person): Promise<ChatFeature> => {
  const chat = await core.feature('chat')
  await until('the chat is ready', () => chat.view.ready, PATIENCE_MS)
  await chat.open(peer.id)()
  return chat
}

export const makeWriter = async (person: Person, peer: Person): Promise<Writer> => ({
  person,
  peer,
  store: await openStore(person.stores, person.id),
  written: [],
  waitingAtClosing: [],
  tabs: [person.core, await person.openTab()],
})

const unsent = ({ person }: Writer): Promise<number> => person.stores.localData.unsent(person.id)()

const say = async (writer: Writer, chat: ChatFeature): Promise<void> => {
  const text = `${writer.person.name} ${writer.written.length + 1}`
  const sent = await chat.send(text)()
  if (E.isLeft(sent)) throw new Error(`not written: ${JSON.stringify(sent.left)}`)
  writer.written.push(text)
}

/** Closes one tab or both while messages wait, and opens new ones. */
const closePages = async (writer: Writer, both: boolean): Promise<void> => {
  const { person, tabs } = writer
  const [first, ...others] = tabs
  const [closing, kept] = both ? [tabs, []] : [[first], others]
  for (const core of closing) if (core !== undefined) person.closeTab(core)
  const opened: Core[] = []
  while (kept.length + opened.length < 2) opened.push(await person.openTab())
  writer.tabs = [...opened, ...kept]
}

/** Writes `count` messages; at each of `closings`, counted in messages, the page is closed with a full outbox. */
export const writeAll = async (
  writer: Writer,
  count: number,
  closings: readonly number[],
  chance: () => number,
): Promise<void> => {
  let chat = await chatOf(writer.tabs[0] ?? writer.person.core, writer.peer)
  const due = [...closings]
  while (writer.written.length < count) {
    await until('the outbox moves', async () => (await unsent(writer)) < AHEAD, PATIENCE_MS)
    await say(writer, chat)
    if (due[0] === undefined || writer.written.length < due[0]) continue
    due.shift()
    for (let more = 0; more < BURST && writer.written.length < count; more += 1) await say(writer, chat)
    writer.waitingAtClosing.push(await unsent(writer))
    await closePages(writer, chance() < 0.5)
    chat = await chatOf(writer.tabs[0] ?? writer.person.core, writer.peer)
  }
}

/** Texts of `sender` as they lie in the reader's store, in the order of the conversation. */
export const arrivedAt = async (reader: Writer, sender: Person): Promise<readonly string[]> => {
  const messages = await storedMessages(reader.store, sender.id)
  return messages.filter((message) => message.sender === sender.id).map(({ content }) => content)
}

/** Own messages that do not lie there as sent. */
export const notSent = async (writer: Writer): Promise<number> => {
  const messages = await storedMessages(writer.store, writer.peer.id)
  return messages.filter(({ delivery, sender }) => sender === writer.person.id && delivery._tag !== 'Sent').length
}

/** Writes while nobody looks at the other side, and answers what each of its tabs counts as unread. */
export const countUnread = async (writer: Writer, reader: Writer, count: number): Promise<readonly number[]> => {
  const chats = await Promise.all(reader.tabs.map((core) => core.feature('chat')))
  const before = async () => (await storedMessages(reader.store, writer.person.id)).every(({ read }) => read)
  await until(
    'what came before is read',
    async () => (await before()) && chats.every(({ view }) => view.unread === 0),
    PATIENCE_MS,
  )
  chats.forEach((chat) => chat.close())
  const end = writer.written.length + count
  const chat = await chatOf(writer.tabs[0] ?? writer.person.core, writer.peer)
  while (writer.written.length < end) await say(writer, chat)
  const all = writer.written.length
  await until('they have arrived', async () => (await arrivedAt(reader, writer.person)).length >= all, PATIENCE_MS)
  const since = performance.now()
  const counts = () => chats.map(({ view }) => view.unread)
  while (counts().some((unread) => unread !== count) && performance.now() - since < 1_000)
    await new Promise((resolve) => void setTimeout(resolve, 10))
  return counts()
}
