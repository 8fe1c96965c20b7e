import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import type { OpenConversation } from '../application/chat/chat.feature'
import type { ListedConversation } from '../domain/chat/conversation'
import type { ShownMessage } from '../domain/chat/delivery'
import type { MessageUuid, UserId } from '../domain/kernel/ids'
import { toLanguage, type Language } from '../domain/kernel/language'
import { DAY, HOUR, type Instant } from '../domain/kernel/time'
import { languageOfText } from './language-of-text'
import { readingMs, typingMs } from './pace'
import type { Part } from './part'
import { replyTo, talkative, type Heard } from './reply'
import { say, type TextKey } from './words'

/** What is older nobody expects an answer to. */
const FRESH_MS = DAY

type HeardMessage = ShownMessage & Heard

const isHeard = (message: ShownMessage): message is HeardMessage =>
  !message.mine && (message.kind === 'txt' || message.kind === 'img' || message.kind === 'gift')

const isAnswer = ({ kind, mine }: ShownMessage): boolean => mine && kind === 'txt'

/** What came of late and since their last word. */
const heardIn = (messages: readonly ShownMessage[], now: Instant): readonly HeardMessage[] =>
  messages
    .slice(messages.findLastIndex(isAnswer) + 1)
    .filter(isHeard)
    .filter(({ at }) => at > now - FRESH_MS)

/** Which words somebody gets for what they have sent; none where there is nothing to say. */
const wordsFor = (messages: readonly ShownMessage[], now: Instant): readonly TextKey[] => {
  const heard = heardIn(messages, now)
  const answers = messages.filter(isAnswer).map(({ at }) => at)
  const willing = talkative(answers, now)
  if (willing === 'no' || heard.length === 0) return []
  return willing === 'lastWord' ? ['last'] : replyTo(heard, answers.length)
}

/** With whom somebody is to look whether an answer is owed: a friend who is nobody's demo person, and wrote of late. */
const mayBeOwed =
  (now: Instant) =>
  ({ demo, lastAt, relation }: ListedConversation): boolean =>
    !demo && relation === 'friend' && lastAt > now - FRESH_MS

const pause = ({ clock }: Part, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, () => resolve()))

/** The languages that somebody says they speak. */
const spokenBy = async ({ friends }: Part, friend: UserId): Promise<readonly Language[]> => {
  const person = await friends.open(friend)()
  if (E.isLeft(person)) return []
  return person.right.languages.flatMap((tag) => toLanguage(tag) ?? [])
}

/** The language of what somebody wrote last, else the first one that they speak. */
const languageFor = (heard: readonly Heard[], spoken: readonly Language[]): Language => {
  const texts = heard.filter(({ kind }) => kind === 'txt').map(({ text }) => text)
  const written = texts.toReversed().flatMap((text) => languageOfText(text, spoken) ?? [])
  return written[0] ?? spoken[0] ?? 'en'
}

/** The conversation as it is now, if something can be written in it. */
const writable = ({ chat }: Part, friend: UserId): OpenConversation | null => {
  const { open } = chat.view
  return open?.friend === friend && open.restriction === null ? open : null
}

/** The answers of the last hour count, however many messages came between them. */
const loadLastHour = async (part: Part, friend: UserId): Promise<void> => {
  for (;;) {
    const open = writable(part, friend)
    const [oldest] = open?.messages ?? []
    if ((open?.older ?? 'none') === 'none' || oldest === undefined || oldest.at <= part.clock.now() - HOUR) return
    await part.chat.loadOlder()
    if (writable(part, friend)?.messages[0]?.uuid === oldest.uuid) return
  }
}

const discardUnsent = async (part: Part, friend: UserId): Promise<void> => {
  for (const { delivery, mine, uuid } of writable(part, friend)?.messages ?? [])
    if (mine && delivery._tag === 'Failed') await part.chat.discard(uuid)()
}

/** Reads a conversation and answers what came since the last word, and while the answer was typed; nothing twice. */
const makeAnswer = (part: Part) => {
  const { chat, clock, name } = part
  const answered = new Map<UserId, MessageUuid>()
  return async (friend: UserId): Promise<void> => {
    await chat.open(friend)()
    await discardUnsent(part, friend)
    await loadLastHour(part, friend)
    const spoken = await spokenBy(part, friend)
    const answer = () => {
      const messages = writable(part, friend)?.messages ?? []
      const heard = heardIn(messages, clock.now())
      const last = heard.at(-1)?.uuid
      const words = wordsFor(messages, clock.now())
      if (last === undefined || last === answered.get(friend) || words.length === 0) return null
      return { last, text: say(languageFor(heard, spoken), words, name) }
    }
    const typed = answer()
    if (typed === null) return
    await pause(part, typingMs(typed.text))
    const final = answer()
    if (final === null) return
    answered.set(friend, final.last)
    await chat.send(final.text)()
  }
}

/** Answers what has come, in one conversation after the other, since one is open at a time (@rule PLUS-30). */
export const answerMessages = (part: Part): IO<void> => {
  const { chance, chat, clock, core, journal } = part
  const owed = new Set<UserId>()
  /** Up to where each conversation has been looked at, since there is a connection. */
  const seen = new Map<UserId, Instant>()
  let turn: Promise<void> = Promise.resolve()
  const answer = makeAnswer(part)

  const lastAtOf = (friend: UserId): Instant | undefined =>
    chat.view.conversations.find((one) => one.friend === friend)?.lastAt

  const settle = async (friend: UserId): Promise<void> => {
    seen.set(friend, lastAtOf(friend) ?? clock.now())
    await answer(friend).catch((cause: unknown) => journal.defect('answering a message', cause))
    chat.close(friend)
    owed.delete(friend)
    look()
  }
  const look = (): void => {
    if (core.account.view.realtime !== 'open') return seen.clear()
    for (const { friend, lastAt } of chat.view.conversations.filter(mayBeOwed(clock.now()))) {
      if (owed.has(friend) || seen.get(friend) === lastAt) continue
      owed.add(friend)
      clock.after(readingMs(chance()), () => void (turn = turn.then(() => settle(friend))))
    }
  }
  return autorun(look)
}
