import type { UserId } from '../../domain/kernel/ids'
import { makeWindowStore } from '../design/window-store'

/** Somebody who is being reported, by the name under which they are known here. */
export interface Reporting {
  readonly person: UserId
  readonly name: string
  /** It was opened in what fills the window, such as a call, and lies above it. */
  readonly overAll: boolean
}

/** Whom the report flow is open about; it stays open when the place from where it was opened goes, such as a call. */
export const reporting = makeWindowStore<Reporting | null>(null)
