import { dayOf } from '../kernel/day'
import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../kernel/time'
import type { Movement, MovementKind } from './movement'

/** Headings and kinds in the words of a language. */
export interface CsvWords {
  readonly columns: readonly [
    at: string,
    kind: string,
    other: string,
    otherId: string,
    coins: string,
    balanceAfter: string,
    orderId: string,
  ]
  readonly kinds: Readonly<Record<MovementKind, string>>
}

const two = (value: number): string => String(value).padStart(2, '0')

/** ISO 8601 in UTC, to the second. */
const isoTime = (at: Instant): string => {
  const inDay = at % DAY
  const parts = [inDay / HOUR, (inDay % HOUR) / MINUTE, (inDay % MINUTE) / SECOND]
  return `${dayOf(at)}T${parts.map((part) => two(Math.floor(part))).join(':')}Z`
}

/** A spreadsheet takes text that begins so for a formula, which others could have put into their name. */
const formula = /^[\t\r\n ]*[=+\-@＝＋－＠]/

const field = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (fields: readonly (string | number)[]): string => `${fields.map(field).join(',')}\r\n`

/** All of it as a file by RFC 4180, one movement a line; nothing in it is taken for a formula (@rule PLUS-6). */
export const movementsCsv = (movements: readonly Movement[], { columns, kinds }: CsvWords): string => {
  const lines = movements.map(({ at, balanceAfter, coins, kind, orderId, other }) =>
    line([isoTime(at), kinds[kind], other?.name ?? '', other?.id ?? '', coins, balanceAfter, orderId ?? '']),
  )
  return line(columns) + lines.join('')
}
