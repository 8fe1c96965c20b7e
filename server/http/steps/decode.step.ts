import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import { withPrimaryNames } from '../../../src/infrastructure/gateway/contract/parameters'
import { malformed, type Stop } from '../stop'

type Given = Readonly<Record<string, unknown>>

/** Parameters under their primary names (@rule GATE-15), by their codec; the refusal names the first that does not fit, never its value. */
export const decodeParams = (call: Call, given: Given): E.Either<Stop, unknown> =>
  pipe(
    call.params.decode(withPrimaryNames(call, given)),
    E.mapLeft((errors) => {
      const keys = errors[0]?.context.map(({ key }) => key).filter((key) => key !== '' && !/^\d+$/.test(key)) ?? []
      return malformed(keys.join('.') || 'parameters')
    }),
  )

const number = (value: unknown): number => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isSafeInteger(read) ? read : 0
}

/** The common parameters that handlers read (GATE-4); what is missing or odd counts as absent. */
export const commonOf = (given: Given) => ({
  deviceId: typeof given['deviceId'] === 'string' ? given['deviceId'].slice(0, 64) : '',
  languageId: number(given['languageId']),
  countryId: number(given['countryId']),
})
