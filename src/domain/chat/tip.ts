import { isSystem, type UserId } from '../kernel/ids'
import { SECOND, type Instant } from '../kernel/time'
import type { MessageKind } from './message'

/** @rule CHAT-85 */
export const tipType = { message: 1, online: 2 } as const

/** What comes in beside what is on the screen (@rule CHAT-85). */
export interface Tip {
  readonly show: boolean
  readonly type: (typeof tipType)[keyof typeof tipType]
  /** The text of a message; empty where its kind says it all. */
  readonly msg: string
  readonly kind: MessageKind
  readonly hostId: UserId
  /** As far as they are known; else empty. */
  readonly name: string
  readonly headImg: string
  readonly time: Instant
  /** When it goes by itself; infinite while a finger holds it. */
  readonly until: Instant
}

/** @rule CHAT-87 */
const TIP_MS = 5 * SECOND
/** @rule CHAT-89 */
const TIP_AFTER_DRAG_MS = 2.5 * SECOND
/** A swipe of more than this many pixels upwards hides it (@rule CHAT-88). */
const SWIPE_AWAY_PX = 30

export type TipEvent =
  | {
      readonly _tag: 'Raised'
      readonly tip: Pick<Tip, 'type' | 'msg' | 'kind' | 'hostId' | 'name' | 'headImg'>
      readonly at: Instant
    }
  | { readonly _tag: 'Held' }
  /** The finger has left it, `up` pixels above where it came down. */
  | { readonly _tag: 'Released'; readonly up: number; readonly at: Instant }
  | { readonly _tag: 'Looked'; readonly at: Instant }
  | { readonly _tag: 'Dismissed' }

const hidden = (tip: Tip): Tip => ({ ...tip, show: false })

const whileShown = (tip: Tip | null, change: (tip: Tip) => Tip): Tip | null => (tip?.show ? change(tip) : tip)

/** What an event makes of the tip; null: there was none yet (@rule CHAT-87, CHAT-88, CHAT-89). */
export const stepTip = (tip: Tip | null, event: TipEvent): Tip | null => {
  switch (event._tag) {
    case 'Raised':
      return { ...event.tip, show: true, time: event.at, until: event.at + TIP_MS }
    case 'Held':
      return whileShown(tip, (shown) => ({ ...shown, until: Infinity }))
    case 'Released':
      return whileShown(tip, (shown) =>
        event.up > SWIPE_AWAY_PX ? hidden(shown) : { ...shown, until: event.at + TIP_AFTER_DRAG_MS },
      )
    case 'Looked':
      return whileShown(tip, (shown) => (event.at >= shown.until ? hidden(shown) : shown))
    case 'Dismissed':
      return whileShown(tip, hidden)
  }
}

/** What is on at the moment that somebody writes or comes online. */
export interface TipPlace {
  /** It rings, or a call is on. */
  readonly inCall: boolean
  readonly chatOpen: boolean
  /** The product runs as an installed app. */
  readonly installed: boolean
}

/** Whether a tip of that type may show at all (@rule CHAT-91). */
export const isTipAllowed = (type: Tip['type'], { inCall, chatOpen, installed }: TipPlace): boolean =>
  !inCall && !chatOpen && !(installed && type === tipType.online)

/** The product's own senders are no people: nothing is asked about them (@rule CHAT-86). */
export const needsPerson = (tip: Pick<Tip, 'hostId'>): boolean => !isSystem(tip.hostId)
