import type { RootOptions } from 'react-dom/client'
import type { Journal } from '../../application/kernel/journal.port'
import { ChunkFailed } from './load-chunk'

/** React's own error (such as number 520) only tells that something happened; what happened is its cause. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause !== undefined ? error.cause : error)

/** What goes wrong while drawing is noted in the journal; a part that did not arrive is the network's, no defect. */
export const rootErrors = (journal: Journal): RootOptions => ({
  onCaughtError: (error) =>
    error instanceof ChunkFailed
      ? journal.dropped('a part of the program did not arrive', error)
      : journal.defect('a part of the screen could not be drawn', error),
  onRecoverableError: (error) => journal.defect('the screen was drawn again after an error', causeOf(error)),
  onUncaughtError: (error) => journal.defect('the screen could not be drawn', error),
})
