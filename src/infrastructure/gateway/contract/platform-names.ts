import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import { text } from './wire.codec'

/** Browsers and systems that reports tell apart; all others are one (@rule GATE-22). */
export const browserNames = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const
export const systemNames = ['Android', 'iOS', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const

export type BrowserName = (typeof browserNames)[number]
export type SystemName = (typeof systemNames)[number]

/** Every name that is none of the list. */
export const OTHER = 'Other'

/** A name of the list; any other is read as `Other`, so that nobody fills the tables with names. */
export const nameOf = (names: readonly string[]): t.Type<string, string, unknown> =>
  new t.Type(
    'PlatformName',
    t.string.is,
    (u, context) =>
      pipe(
        text(64).validate(u, context),
        E.map((name) => (names.includes(name) ? name : OTHER)),
      ),
    (name) => name,
  )
