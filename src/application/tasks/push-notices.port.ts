import type { Option } from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import type { RoomNum } from '../../domain/kernel/ids'
import type { PushMark } from '../../domain/kernel/push'

/** Somebody has pressed a notice. */
export interface PushTap {
  /** A path of this product below its base path. */
  readonly address: string
  /** None: the page was opened for it and has the mark in its address. */
  readonly mark: Option<PushMark>
  /** The call that was answered with the press. */
  readonly answer: Option<RoomNum>
}

/** The notices that pushes have left beside the page. */
export interface PushNotices {
  /** Hears every press that is meant for this page, and the one that opened it, until stopped. */
  readonly onTap: (run: (tap: PushTap) => void) => IO<void>
  /** Takes those with this tag away. */
  readonly clear: (tag: string) => void
  /** Takes all away. */
  readonly clearAll: IO<void>
  /** The number at the icon of the product; 0: none. */
  readonly badge: (count: number) => void
}
