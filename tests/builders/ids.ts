import * as O from 'fp-ts/Option'
import { toUserId, type UserId } from '../../src/domain/kernel/ids'

/** A person's id; throws when the number is none. */
export const userId = (value: number): UserId => {
  const id = toUserId(value)
  if (O.isNone(id)) throw new Error(`no user id: ${value}`)
  return id.value
}
