import type { PushMark } from './push'

/** What a page tells the service worker: from now on it hears of presses on notices. */
export type PushListener = { readonly _tag: 'ListensToPushes' }

/**
 * What the service worker tells a page: a notice was pressed. `address` is a path below the base path, `answer` the room of the
 * call that was answered with the press. A page that takes it over says so through the port that comes along.
 */
export interface PushPressed {
  readonly _tag: 'PushPressed'
  readonly address: string
  /** Null: unknown, or in the address of the page already. */
  readonly mark: PushMark | null
  readonly answer: string | null
}
