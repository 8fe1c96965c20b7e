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

/** The address of a notice that leads nowhere but to the page that there is. */
export const HERE = ''

/** What a notice carries for the worker that hears of its press, which may be of another build by then. */
export interface NoticeData {
  /** A path below the base path, or `HERE`. */
  readonly address: string
  readonly mark: PushMark | null
  /** The call that rings. */
  readonly call: { readonly room: string; readonly ticket: string } | null
}
