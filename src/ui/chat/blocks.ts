import { useState } from 'react'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { Span } from './span'

/** Rows of a block. */
const SIZE = 16

type Messages = readonly Pick<ShownMessage, 'uuid'>[]

interface Anchor {
  readonly messages: Messages
  /** What the first of them is numbered. */
  readonly start: number
}

/** How many of `messages` stand in front of what was the first before; null: it is no longer there. */
const cameBefore = (before: Messages, messages: Messages): number | null => {
  const at = messages.findIndex(({ uuid }) => uuid === before[0]?.uuid)
  return at === -1 ? null : at
}

/**
 * The number of the first message: each keeps its own while others come in front of it or behind, so that it stays in its block
 * and is not drawn anew.
 */
export const useNumbering = (messages: Messages): number => {
  const [anchor, setAnchor] = useState<Anchor>({ messages, start: 0 })
  if (anchor.messages === messages) return anchor.start
  const start = anchor.start - (cameBefore(anchor.messages, messages) ?? 0)
  setAnchor({ messages, start })
  return start
}

interface Block extends Span {
  readonly number: number
}

/** The rows from `first` to `last` by their blocks, where the row 0 has the number `start`. */
export const inBlocks = (start: number, first: number, last: number): readonly Block[] => {
  const blocks: Block[] = []
  for (let index = first; index <= last;) {
    const number = Math.floor((start + index) / SIZE)
    const end = Math.min(last, (number + 1) * SIZE - start - 1)
    blocks.push({ number, first: index, last: end })
    index = end + 1
  }
  return blocks
}
