import type { ShownMessage } from '../../domain/chat/delivery'
import { isTurn } from '../../domain/chat/showing'
import type { MessageUuid } from '../../domain/kernel/ids'
import { observingHeight } from './observing-height'
import { pictureBox } from './picture-box'

/** A bubble of a phone or the panel, in px: what surrounds its lines, one line, how many characters one holds, the distance of a turn. */
const BUBBLE = { frame: 22, line: 23.2, characters: 36, turn: 9 } as const
/** Px above the first row and below the last. */
const EDGES = 16
/** Of the window's height, about so much is the list's. */
const LIST_SHARE = 0.8
/** So many heights are kept. */
const MOST = 10_000

const rowsSeen = new Map<MessageUuid, number>()
let listSeen: number | null = null

const guessed = (message: ShownMessage): number => {
  if (message.kind === 'img' && message.picture) return BUBBLE.frame + pictureBox(message.picture).height
  const characters = message.kind === 'txt' ? message.text.length : 0
  return BUBBLE.frame + BUBBLE.line * Math.max(1, Math.ceil(characters / BUBBLE.characters))
}

/**
 * Px that a row takes: as it was measured when it was last drawn, else a guess. The nearer it is, the fewer rows are drawn for nothing
 * and moved afterwards.
 */
export const rowHeight = (messages: readonly ShownMessage[], index: number): number => {
  const [message, before] = [messages[index], messages[index - 1]]
  if (message === undefined) return BUBBLE.frame
  return rowsSeen.get(message.uuid) ?? Math.round(guessed(message) + (isTurn(before, message) ? BUBBLE.turn : 0))
}

/** Whether the row has been drawn before. */
export const isHeightKnown = (message: ShownMessage | undefined): boolean =>
  message === undefined || rowsSeen.has(message.uuid)

/** Keeps the px that a row takes, for when its conversation is opened again. */
export const keepHeight = (message: ShownMessage | undefined, px: number): number => {
  if (rowsSeen.size >= MOST) rowsSeen.clear()
  if (message !== undefined) rowsSeen.set(message.uuid, px)
  return px
}

/** Px of a list of messages: as of the last one, else a guess. */
export const listHeight = (): number => listSeen ?? window.innerHeight * LIST_SHARE

/** Where a list stands that shows its end. */
export const endOf = (messages: readonly ShownMessage[]): number =>
  Math.max(0, messages.reduce((height, _, index) => height + rowHeight(messages, index), EDGES) - listHeight())

/** As the list observes itself, and kept for the next one. */
export const observeList = observingHeight((px) => {
  listSeen = px
})
