import * as E from 'fp-ts/Either'
import type { Role } from '../../src/domain/calls/call'
import { refuse, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import { findCall, roleIn, type CallRow } from './call-store'

/** A call and the asker's part in it. */
export interface OwnCall {
  readonly call: CallRow
  readonly role: Role
}

/** The call of a room to one of its two people; 403 to everybody else, whether there is one or not. */
export const ownCall = async (db: Tx, room: string, userId: number): Promise<E.Either<Refusal, OwnCall>> => {
  const call = await findCall(db, room)
  const role = call ? roleIn(call, userId) : null
  return call && role ? E.right({ call, role }) : E.left(refuse(403))
}
