import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Message } from '../../domain/chat/message'
import type { UserId } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { isObject, readJson } from '../kernel/stored-json'
import { storedKeys } from '../kernel/stored-keys'

type Times = Readonly<Record<string, number>>

const KEY = storedKeys.messageTimes.name
/** Older ones leave first; whoever writes to more people at once without an answer is counted anew. */
const MOST = 200

const isTimes = (value: unknown): value is Times =>
  isObject(value) &&
  Object.values(value).every((count) => typeof count === 'number' && Number.isSafeInteger(count) && count > 0)

const timesIn = (settings: KeyedStore): Times =>
  pipe(
    readJson(settings, KEY, isTimes),
    O.getOrElse((): Times => ({})),
  )

const keep = (settings: KeyedStore, times: readonly (readonly [string, number])[]): void =>
  times.length === 0
    ? settings.remove(KEY)
    : settings.write(KEY, JSON.stringify(Object.fromEntries(times.slice(-MOST))))

/** How many messages somebody got here who has not written yet (@rule DATA-12). */
export const sentUnanswered = (settings: KeyedStore, friend: UserId): number => timesIn(settings)[friend] ?? 0

/** One more message to somebody who has not written yet. */
export const countUnanswered = (settings: KeyedStore, friend: UserId): void => {
  const { [String(friend)]: count = 0, ...others } = timesIn(settings)
  keep(settings, [...Object.entries(others), [String(friend), count + 1]])
}

/** Who has written these. */
export const sendersOf = (messages: readonly Pick<Message, 'sender'>[]): readonly UserId[] =>
  messages.map(({ sender }) => sender)

/** They have written: here, or on another device, as inbox, history or snapshot tell. */
export const noteAnswers = (settings: KeyedStore, senders: readonly UserId[]): void => {
  const times = timesIn(settings)
  const open = Object.entries(times).filter(([friend]) => !senders.some((sender) => String(sender) === friend))
  if (open.length < Object.keys(times).length) keep(settings, open)
}
