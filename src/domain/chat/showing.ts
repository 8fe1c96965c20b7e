import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { MessageUuid, UserId } from '../kernel/ids'
import { withoutMarkup } from '../kernel/markup'
import { MINUTE, type Instant } from '../kernel/time'
import type { Delivery, ShownMessage, StoredMessage } from './delivery'
import type { MessageKind, MessagePicture } from './message'
import { kindOf } from './message-kind'
import type { ShownTranslation } from './translation'

/** @rule CHAT-19 */
export const SEPARATOR_GAP_MS = 5 * MINUTE

/** A picture of which nothing is known but that it is one. */
const NO_PICTURE: MessagePicture = { url: '', width: 0, height: 0 }

/** Kinds whose content somebody wrote. */
const written: ReadonlySet<MessageKind> = new Set(['txt', 'friend', 'system'])

/** Whether a time stands above a message; always above the first (@rule CHAT-19). */
export const isSeparated = (before: Instant | null, at: Instant): boolean =>
  before === null || at - before >= SEPARATOR_GAP_MS

/** Translations that were made on this device, by message. */
export type LocalTranslations = ReadonlyMap<MessageUuid, ShownTranslation>

const none: LocalTranslations = new Map()

const translated = (translation: ShownTranslation): ShownTranslation =>
  translation._tag === 'Done' ? { ...translation, text: withoutMarkup(translation.text) } : translation

type Parts = Pick<ShownMessage, 'accepted' | 'picture' | 'translation'>

const NOTHING: Parts = {}

/** What a bubble is made of, beside its message. */
interface Around {
  readonly me: UserId
  readonly separated: boolean
  /** Its translation that was made on this device. */
  readonly local: ShownTranslation | undefined
}

/** What only some messages have. */
const partsOf = (kind: MessageKind, message: StoredMessage, { local }: Around): Parts => {
  switch (kind) {
    case 'txt': {
      const translation = message.translation ?? local
      return translation === undefined ? NOTHING : { translation: translated(translation) }
    }
    case 'img':
      return { picture: message.picture ?? NO_PICTURE }
    case 'friend':
      return message.adding?.accepted === true ? { accepted: true } : NOTHING
    case 'gift':
    case 'giftAsk':
    case 'system':
    case 'video':
      return NOTHING
  }
}

const shownOne = (message: StoredMessage, around: Around): O.Option<ShownMessage> =>
  pipe(
    kindOf(message),
    O.map((kind) => ({
      uuid: message.uuid,
      mine: message.sender === around.me,
      kind,
      text: written.has(kind) ? withoutMarkup(message.content) : message.content,
      at: message.at,
      delivery: message.delivery,
      separated: around.separated,
      ...partsOf(kind, message, around),
    })),
  )

const isSameDelivery = (one: Delivery, other: Delivery): boolean =>
  one._tag === 'Failed' && other._tag === 'Failed'
    ? one.why.code === other.why.code && one.why.message === other.why.message
    : one._tag === other._tag

const isSamePicture = (one: MessagePicture | undefined, other: MessagePicture | undefined): boolean =>
  one?.url === other?.url && one?.width === other?.width && one?.height === other?.height

const isSameTranslation = (one: ShownTranslation | undefined, other: ShownTranslation | undefined): boolean =>
  one?._tag === 'Done' && other?._tag === 'Done' ? one.text === other.text : one?._tag === other?._tag

/** Whether two bubbles say the same, though each was read from the store anew. */
export const isSameBubble = (one: ShownMessage, other: ShownMessage): boolean =>
  one === other ||
  (one.uuid === other.uuid &&
    one.kind === other.kind &&
    one.text === other.text &&
    one.at === other.at &&
    one.mine === other.mine &&
    one.separated === other.separated &&
    one.accepted === other.accepted &&
    isSameDelivery(one.delivery, other.delivery) &&
    isSamePicture(one.picture, other.picture) &&
    isSameTranslation(one.translation, other.translation))

/** Whether somebody else speaks than just before. */
export const isTurn = (before: ShownMessage | undefined, message: ShownMessage): boolean =>
  before !== undefined && before.mine !== message.mine && !message.separated

interface Made extends Around {
  readonly bubble: O.Option<ShownMessage>
}

/** Makes each bubble once: as long as its message and what is around it stay the same, so does the bubble. */
const makeBubbles = () => {
  const made = new WeakMap<StoredMessage, Made>()
  return (message: StoredMessage, { me, separated, local }: Around): O.Option<ShownMessage> => {
    const known = made.get(message)
    if (known?.me === me && known.separated === separated && known.local === local) return known.bubble
    const bubble = shownOne(message, { me, separated, local })
    made.set(message, { me, separated, local, bubble })
    return bubble
  }
}

/**
 * Shows stored messages, oldest first, as bubbles; what is of no known kind is left out (@rule CHAT-19, CHAT-33, CHAT-34). A bubble
 * that says the same as before is the same object, so that whoever draws thousands sees at once which are new.
 */
export const makeShowing = () => {
  const bubbleOf = makeBubbles()
  return (messages: readonly StoredMessage[], me: UserId, local: LocalTranslations = none): readonly ShownMessage[] => {
    const bubbles: ShownMessage[] = []
    let before: Instant | null = null
    for (const message of messages) {
      const around = { me, separated: isSeparated(before, message.at), local: local.get(message.uuid) }
      const bubble = bubbleOf(message, around)
      if (O.isNone(bubble)) continue
      bubbles.push(bubble.value)
      before = bubble.value.at
    }
    return bubbles
  }
}
