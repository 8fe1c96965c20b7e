import type { IO } from 'fp-ts/IO'
import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import type { ListedConversation } from '../domain/chat/conversation'
import type { ShownMessage } from '../domain/chat/delivery'
import type { UserId } from '../domain/kernel/ids'
import { toLanguage, type Language } from '../domain/kernel/language'
import type { Instant } from '../domain/kernel/time'
import { languageOfText } from './language-of-text'
import { readingMs, typingMs } from './pace'
import type { Part } from './part'
import { ANSWERS_AN_HOUR, replyTo, talkative, type Heard } from './reply'
import { say, type TextKey } from './words'

const isHeard = (message: ShownMessage): message is ShownMessage & Heard =>
  !message.mine && (message.kind === 'txt' || message.kind === 'img' || message.kind === 'gift')

const isAnswer = ({ kind, mine }: ShownMessage): boolean => mine && kind === 'txt'

/** What came since their last word, and how often they have written. */
const standOf = (messages: readonly ShownMessage[]) => ({
  heard: messages.slice(messages.findLastIndex(isAnswer) + 1).filter(isHeard),
  answered: messages.filter(isAnswer).length,
})

/** Whom an answer is owed: a friend who is nobody's demo person, with something unread. */
const isOwed = ({ demo, relation, unread }: ListedConversation): boolean => !demo && relation === 'friend' && unread > 0

const pause = ({ clock }: Part, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, () => resolve()))

/** The language of what somebody wrote last, else the first one that they say they speak. */
const languageFor = async ({ friends }: Part, friend: UserId, heard: readonly Heard[]): Promise<Language> => {
  const person = await friends.open(friend)()
  const spoken = E.isLeft(person)
    ? []
    : person.right.languages.flatMap((tag) => {
        const language = toLanguage(tag)
        return language === undefined ? [] : [language]
      })
  const texts = heard.filter(({ kind }) => kind === 'txt').map(({ text }) => text)
  const written = texts.toReversed().flatMap((text) => languageOfText(text, spoken) ?? [])
  return written[0] ?? spoken[0] ?? 'en'
}

/** Which words somebody gets, and when they had some before. */
const makeWordsFor = ({ clock }: Part) => {
  const answeredAt = new Map<UserId, readonly Instant[]>()
  return (friend: UserId, heard: readonly Heard[], answered: number): readonly TextKey[] => {
    const before = answeredAt.get(friend) ?? []
    const willing = talkative(before, clock.now())
    if (willing === 'no' || heard.length === 0) return []
    answeredAt.set(friend, [...before.slice(1 - ANSWERS_AN_HOUR), clock.now()])
    return willing === 'lastWord' ? ['last'] : replyTo(heard, answered)
  }
}

/** Reads a conversation and answers what came since the last word. */
const makeAnswer = (part: Part, over: IO<boolean>) => {
  const { chat, name } = part
  const wordsFor = makeWordsFor(part)
  return async (friend: UserId): Promise<void> => {
    await chat.open(friend)()
    const open = chat.view.open
    if (open === null || open.friend !== friend || open.restriction !== null) return
    for (const { delivery, mine, uuid } of open.messages)
      if (mine && delivery._tag === 'Failed') await chat.discard(uuid)()
    const { answered, heard } = standOf(open.messages)
    const words = wordsFor(friend, heard, answered)
    if (words.length === 0) return
    const text = say(await languageFor(part, friend, heard), words, name)
    await pause(part, typingMs(text))
    if (!over()) await chat.send(text)()
  }
}

/** Answers what has come, in one conversation after the other, since one is open at a time (@rule PLUS-30). */
export const answerMessages = (part: Part): IO<void> => {
  const { chance, chat, clock, core } = part
  const owed = new Set<UserId>()
  let turn: Promise<void> = Promise.resolve()
  let over = false
  const answer = makeAnswer(part, () => over)

  const settle = async (friend: UserId): Promise<void> => {
    if (over) return
    await answer(friend)
    chat.close(friend)
    owed.delete(friend)
    look()
  }
  const look = (): void => {
    if (over || core.account.view.realtime !== 'open') return
    for (const { friend } of chat.view.conversations.filter(isOwed)) {
      if (owed.has(friend)) continue
      owed.add(friend)
      clock.after(readingMs(chance()), () => {
        turn = turn.then(() => settle(friend)).catch(() => void owed.delete(friend))
      })
    }
  }
  const stop = autorun(look)
  return () => {
    over = true
    stop()
  }
}
