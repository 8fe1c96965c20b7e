import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Message } from '../../domain/chat/message'
import { CHAT_BIZ_TYPE, numbers } from '../../domain/chat/message-kind'
import { toMessageUuid, toUserId, type MessageUuid, type UserId } from '../../domain/kernel/ids'
import type { ListedStore } from '../kernel/keyed-store.port'
import type { ChatDeps } from './chat.deps'
import type { QueuedExtras } from './chat-store.port'
import { unstoredPrefix } from './unstored-prefix'

/** Each stays for the moment that the store takes; so many of a page at once are a store that never answers. */
export const MOST_UNSTORED = 50

type Noting = Pick<ChatDeps, 'journal' | 'settings'>

/** A text on its way into the store, with what goes out beside it. */
export interface Unstored {
  readonly message: Message
  readonly extras: QueuedExtras
}

const keyOf = (me: UserId, uuid: string): string => `${unstoredPrefix(me)}${uuid}`

/** Whether it is noted still: another tab may have stored it, or its person may have signed out. */
export const isUnstored = (settings: ListedStore, { sender, uuid }: Message): boolean =>
  O.isSome(settings.read(keyOf(sender, uuid)))

/**
 * Notes a text in the same breath as the press; a page that goes away while the store writes loses nothing. Answers whether it is
 * noted: a picture is too large, and storage may be full or forbidden (@rule PLUS-17).
 */
export const keepUnstored = (settings: ListedStore, { extras, message }: Unstored): boolean => {
  const { at, content, receiver, sender, uuid } = message
  if (message.picture !== undefined) return false
  const { inCall, translated } = extras
  settings.write(keyOf(sender, uuid), JSON.stringify({ receiver, at, content, inCall, translated }))
  return isUnstored(settings, message)
}

export const dropUnstored = (settings: ListedStore, { sender, uuid }: Message): void =>
  settings.remove(keyOf(sender, uuid))

const unstoredIn = (me: UserId, uuid: MessageUuid, value: unknown): O.Option<Unstored> => {
  if (typeof value !== 'object' || value === null || !('receiver' in value && 'at' in value && 'content' in value))
    return O.none
  const { at, content, receiver } = value
  if (typeof receiver !== 'number' || typeof content !== 'string' || !Number.isSafeInteger(at)) return O.none
  return pipe(
    toUserId(receiver),
    O.map((to) => ({
      message: {
        uuid,
        id: 0,
        sender: me,
        receiver: to,
        ...numbers.text,
        bizType: CHAT_BIZ_TYPE,
        content,
        at: Number(at),
      },
      extras: {
        ...('translated' in value && value.translated === true && { translated: true }),
        ...('inCall' in value && value.inCall === true && { inCall: true }),
      },
    })),
  )
}

const read = (settings: ListedStore, me: UserId, key: string): O.Option<Unstored> =>
  pipe(
    O.Do,
    O.bind('uuid', () => toMessageUuid(key.slice(unstoredPrefix(me).length))),
    O.bind('text', () => settings.read(key)),
    O.bind('value', ({ text }) => O.tryCatch((): unknown => JSON.parse(text))),
    O.flatMap(({ uuid, value }) => unstoredIn(me, uuid, value)),
  )

/** What is noted, oldest first; what is damaged goes. */
export const unstoredOf = ({ journal, settings }: Noting, me: UserId): readonly Unstored[] =>
  settings
    .keys(unstoredPrefix(me))
    .flatMap((key) => {
      const found = read(settings, me, key)
      if (O.isSome(found)) return [found.value]
      settings.remove(key)
      journal.dropped('unstored message', 'damaged')
      return []
    })
    .toSorted((a, b) => a.message.at - b.message.at)

/** Lets go of what was written to somebody. */
export const dropUnstoredTo = (deps: Noting, me: UserId, friend: UserId): void =>
  unstoredOf(deps, me)
    .filter(({ message }) => message.receiver === friend)
    .forEach(({ message }) => dropUnstored(deps.settings, message))
