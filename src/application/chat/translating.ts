import * as O from 'fp-ts/Option'
import type { TranslationMode } from '../../domain/chat/translation'
import type { UserId } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'

/** In which conversations a person writes with translations; signing out removes it. */
export const translatingPrefix = (me: UserId): string => `visavis-translate|${me}|`

const key = (me: UserId, friend: UserId): string => `${translatingPrefix(me)}${friend}`

/** The mode of a conversation, the same in all tabs (@rule CHAT-20, CHAT-81). */
export const translatingOf = (settings: KeyedStore, me: UserId, friend: UserId): TranslationMode => {
  const stored = O.toNullable(settings.read(key(me, friend)))
  return stored === 'on' || stored === 'limit' ? stored : 'off'
}

export const keepTranslating = (settings: KeyedStore, me: UserId, friend: UserId, mode: TranslationMode): void =>
  mode === 'off' ? settings.remove(key(me, friend)) : settings.write(key(me, friend), mode)
