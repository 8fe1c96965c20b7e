import * as O from 'fp-ts/Option'
import type { Ids } from '../../src/application/kernel/ids.port'
import { toMessageUuid } from '../../src/domain/kernel/ids'

/** Counted uuids; `series` keeps the ids of two people apart. */
export const makeIdsFake = (series = 1): Ids => {
  let made = 0
  return {
    uuid: () => {
      made += 1
      const text = `${hex(series, 8)}-0000-4000-8000-${hex(made, 12)}`
      return O.getOrElse<ReturnType<Ids['uuid']>>(() => {
        throw new Error(`no uuid: ${text}`)
      })(toMessageUuid(text))
    },
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
