import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { UserId } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'

/** Every draft of a person begins with this; signing out removes them (PLUS-15). */
export const draftPrefix = (me: UserId): string => `visavis-draft|${me}|`

const key = (me: UserId, friend: UserId): string => `${draftPrefix(me)}${friend}`

export const draftOf = (settings: KeyedStore, me: UserId, friend: UserId): string =>
  pipe(
    settings.read(key(me, friend)),
    O.getOrElse(() => ''),
  )

/** Keeps what was typed over a reload; an empty text leaves nothing behind. */
export const keepDraft = (settings: KeyedStore, me: UserId, friend: UserId, text: string): void =>
  text === '' ? settings.remove(key(me, friend)) : settings.write(key(me, friend), text)
