import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { BannerNotes } from '../../domain/chat/coin-banner'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { storedKeys } from '../kernel/stored-keys'

/** Names of reference-data (@rule CHAT-94). */
const BANNER_FOR_GOOD = storedKeys.bannerForGood.name
const BANNER_DISMISSED = storedKeys.bannerDismissed.name

const textOf = (settings: KeyedStore, key: string): string | null => O.toNullable(settings.read(key))

const instantOf = (text: string | null): Instant | null =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null

/** What is noted of the coin banner; what cannot be read counts as nothing (@rule CHAT-93, CHAT-94). */
export const bannerNotes = (settings: KeyedStore): BannerNotes => ({
  forGood: textOf(settings, BANNER_FOR_GOOD) === 'true',
  dismissedAt: instantOf(textOf(settings, BANNER_DISMISSED)),
})

export const noteBannerDismissed = (settings: KeyedStore, at: Instant): void =>
  settings.write(BANNER_DISMISSED, String(at))

const welcomed = (me: UserId): string => `visavis-welcomed|${me}`

/** Whether this is the first time that `me` is here; from now on it is not (@rule CHAT-46). */
export const isFirstTime = (settings: KeyedStore, me: UserId): boolean => {
  if (O.isSome(settings.read(welcomed(me)))) return false
  settings.write(welcomed(me), '1')
  return true
}

/** So many acknowledged notices are remembered; older ones have been read long ago. */
const MOST_ACKNOWLEDGED = 20

const acknowledgedKey = (me: UserId): string => `visavis-acknowledged|${me}`

const acknowledgedOf = (settings: KeyedStore, me: UserId): readonly string[] =>
  pipe(
    settings.read(acknowledgedKey(me)),
    O.match(
      () => [],
      (text) => text.split(' '),
    ),
  )

/** Whether the person has pressed the button of that disciplinary notice (@rule CHAT-36). */
export const isAcknowledged = (settings: KeyedStore, me: UserId, uuid: MessageUuid): boolean =>
  acknowledgedOf(settings, me).includes(uuid)

export const acknowledge = (settings: KeyedStore, me: UserId, uuid: MessageUuid): void =>
  settings.write(acknowledgedKey(me), [uuid, ...acknowledgedOf(settings, me)].slice(0, MOST_ACKNOWLEDGED).join(' '))
