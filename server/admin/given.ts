import * as E from 'fp-ts/Either'
import { DAY, HOUR, MINUTE, type Instant } from '../../src/domain/kernel/time'
import { conductRules, type ConductRule } from '../../src/domain/safety/sanction'
import { notDone, type NotDone, type Order } from './area'

/** The number that an argument names. */
export const numberOf = (text: string | undefined): E.Either<NotDone, number> =>
  /^\d{1,15}$/.test(text ?? '') ? E.right(Number(text)) : E.left(notDone(`'${text ?? ''}' is no number`))

const units: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY }

/** `90m`, `48h`, `7d` in ms, or null for `ever`. */
export const lengthOf = (text: string): E.Either<NotDone, number | null> => {
  if (text === 'ever') return E.right(null)
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? []
  const length = Number(count) * (units[unit] ?? 0)
  return length > 0 ? E.right(length) : E.left(notDone(`'${text}' is no time: use 90m, 48h, 7d or ever`))
}

/** When something ends that begins now. */
export const endOf = (length: number | null, now: Instant): Instant | null => (length === null ? null : now + length)

export const ruleOf = ({ options }: Order): E.Either<NotDone, ConductRule> => {
  const rule = conductRules.find((name) => name === options['rule'])
  return rule === undefined ? E.left(notDone(`--rule is one of ${conductRules.join(', ')}`)) : E.right(rule)
}

/** An instant as operators read it, in UTC. */
export const shownTime = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString())
