import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { PanelEntry } from '../../domain/chat/panel'
import type { WritingRights } from '../../domain/chat/restriction'
import type { Tip } from '../../domain/chat/tip'
import type { TranslationMode } from '../../domain/chat/translation'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import type { Refused } from '../../domain/kernel/refused'
import type { Instant } from '../../domain/kernel/time'
import type { OpenPicture, PictureFile, ShownPicture } from '../kernel/picture-preparer.port'
import type { StoreFailed } from './chat-store.port'

/** What there is before the first loaded message; `missed`: it could not be had, and is asked for once more when it is wanted. */
export type Older = 'none' | 'more' | 'loading' | 'missed'

/** The conversation on the screen. */
export interface OpenConversation extends WritingRights {
  readonly friend: UserId
  /** What is stored of it has been read. */
  readonly loaded: boolean
  readonly messages: readonly ShownMessage[]
  readonly older: Older
  readonly draft: string
  /** Where what had not been read at the opening begins. */
  readonly unread: UnreadMark | null
  readonly translating: TranslationMode
}

/** The first of `count` messages that had not been read. */
export interface UnreadMark {
  readonly from: MessageUuid
  readonly count: number
}

/** A disciplinary notice that has not been acknowledged (CHAT-36). */
export interface Warning {
  readonly uuid: MessageUuid
  readonly text: string
  readonly at: Instant
}

export interface ChatView {
  readonly ready: boolean
  readonly conversations: readonly ListedConversation[]
  /** The rows of the messages panel (CHAT-4, CHAT-10); only favourites with `favoritesOnly` (CHAT-2). */
  readonly entries: readonly PanelEntry[]
  readonly favoritesOnly: boolean
  /** Pending requests, the newest first (CHAT-15). */
  readonly sayHi: readonly ListedConversation[]
  /** What came in beside the screen, while it shows (CHAT-85). */
  readonly tip: Tip | null
  readonly warning: Warning | null
  /** The coin banner stands above the list (CHAT-92). */
  readonly coinBanner: boolean
  readonly unread: number
  readonly open: OpenConversation | null
  /** The local store cannot be written; what is shown may be lost on closing. */
  readonly storeProblem: StoreFailed | null
  /** A message was refused because the free ones are used up until then; null: no such word, or it was put away (CHAT-76). */
  readonly quotaUntil: Instant | null
  /** With whom a message waits that was refused; it is retried or discarded in their conversation (CHAT-75). */
  readonly notSent: ReadonlySet<UserId>
  /** How much of a picture has been sent, in percent; undefined: it is not on its way from this tab. */
  readonly uploaded: (uuid: MessageUuid) => number | undefined
  /** This device can translate what came in. */
  readonly canTranslate: boolean
}

/** `CHAT-62` empty, `54014` too long, `CHAT-66` sensitive words; the text stays in the box. */
export type SendError = Refused | StoreFailed

/** `CHAT-70` before they have written, else the file itself. */
export type PictureError = Refused | PictureProblem

export interface ChatFeature {
  readonly view: ChatView
  /** Reads a conversation that is about to be opened; resolves when it can be shown, at the latest after 100 ms. */
  readonly readAhead: (friend: UserId) => Task<void>
  /** Shows a conversation, marks it read, fetches its history once a session (CHAT-55, CHAT-58). */
  readonly open: (friend: UserId) => Task<void>
  /** Closes the conversation on the screen; with `friend` only theirs: another one may be open by now. */
  readonly close: (friend?: UserId) => void
  /**
   * Opens a conversation for a place that shows it, until what it answers is called. The same one may show in two places: it
   * closes with the last of them.
   */
  readonly look: (friend: UserId) => IO<void>
  readonly loadOlder: Task<void>
  /** Loads the open conversation back to this message; false: it is no longer here (PLUS-26). */
  readonly loadTo: (uuid: MessageUuid) => Task<boolean>
  /** Resolves when the message is stored, not when it is delivered. */
  readonly send: (text: string) => TaskEither<SendError, void>
  readonly retry: (uuid: MessageUuid) => Task<void>
  readonly discard: (uuid: MessageUuid) => Task<void>
  /** Opens a file of the device to be looked at before it is sent; whoever opened it closes it (CHAT-68, CHAT-70). */
  readonly openPicture: (file: PictureFile) => TaskEither<PictureError, OpenPicture>
  /** Draws the picture smaller where it is large, and stores it as a message; it is uploaded from the outbox. */
  readonly sendPicture: (picture: OpenPicture) => TaskEither<SendError | PictureError, void>
  /** Calls a picture back that has not arrived yet. */
  readonly cancelPicture: (uuid: MessageUuid) => Task<void>
  /** The picture of an own message that waits, as this device has it; closed by whoever asked. */
  readonly waitingPicture: (uuid: MessageUuid) => Task<Option<ShownPicture>>
  /** Takes a message away on this device only. */
  readonly deleteMessage: (uuid: MessageUuid) => Task<void>
  /** Translations of what is written from now on in the open conversation (CHAT-20). */
  readonly setTranslating: (on: boolean) => void
  /** Translates a message that came in, on this device; both languages stay readable. */
  readonly translate: (uuid: MessageUuid) => Task<void>
  readonly dismissQuota: IO<void>
  /** Drafts survive a reload. */
  readonly keepDraft: (friend: UserId, text: string) => void
  readonly setFavoritesOnly: (on: boolean) => void
  /** Takes the conversation from the list, its messages from this device, and tells the server, later without a network (CHAT-14). */
  readonly deleteConversation: (friend: UserId) => Task<void>
  /** The pending requests have been looked at. */
  readonly readSayHi: Task<void>
  /** A finger is on the tip: it stays (CHAT-89). */
  readonly holdTip: IO<void>
  /** The finger has left, `up` pixels above where it came down (CHAT-88, CHAT-89). */
  readonly releaseTip: (up: number) => void
  readonly dismissTip: IO<void>
  /** Acknowledges the disciplinary notice; it does not show again (CHAT-36). */
  readonly dismissWarning: IO<void>
  /** Puts the coin banner away for 24 h (CHAT-92). */
  readonly dismissCoinBanner: IO<void>
}
