import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

/** A whole number, also where the address carries it as text. */
export const whole = new t.Type<number, number, unknown>(
  'Whole',
  (u): u is number => typeof u === 'number' && Number.isSafeInteger(u),
  (u, context) => {
    const value = typeof u === 'string' && /^-?\d{1,16}$/.test(u) ? Number(u) : u
    return typeof value === 'number' && Number.isSafeInteger(value) ? t.success(value) : t.failure(u, context)
  },
  (value) => value,
)

/** A text of at most `max` UTF-16 units. */
export const text = (max: number): t.Type<string, string, unknown> =>
  new t.Type(
    `Text(${max})`,
    (u): u is string => typeof u === 'string' && u.length <= max,
    (u, context) =>
      pipe(
        t.string.validate(u, context),
        E.filterOrElse(
          (value) => value.length <= max,
          (): t.Errors => [{ value: u, context, message: `longer than ${max}` }],
        ),
      ),
    (value) => value,
  )

/** 64 hexadecimal digits in upper case: a SHA-256. */
export const passwordDigest = new t.Type<string, string, unknown>(
  'PasswordDigest',
  (u): u is string => typeof u === 'string' && /^[0-9A-F]{64}$/.test(u),
  (u, context) =>
    typeof u === 'string' && /^[0-9A-F]{64}$/.test(u) ? t.success(u) : t.failure(u, context, 'no SHA-256'),
  (value) => value,
)

/** 0 or 1. */
export const bit = t.union([t.literal(0), t.literal(1)])

/** What is read when a reply carries nothing. */
export const nothing = t.unknown

/** Required and optional members in one object. */
export const shape = <R extends t.Props, O extends t.Props>(required: R, optional: O) =>
  t.intersection([t.type(required), t.partial(optional)])

/** A page of a list (FRND-37). */
export const page = <A extends t.Mixed>(item: A) => t.type({ pageNo: t.number, pages: t.number, list: t.array(item) })
