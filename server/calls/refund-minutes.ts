import * as E from 'fp-ts/Either'
import { tellBalance } from '../coins/tell-balance'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { minuteKey } from './bill'
import type { CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { returnMinute } from './host-points'

const KIND = 'callReturned'

/** Coins of a call that were returned to the caller. */
export const returnedCoins = async (db: Tx, call: Pick<CallRow, 'caller_id' | 'room_num'>): Promise<number> => {
  const { coins } = await db
    .selectFrom('transfers')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('coins'))
    .where('user_id', '=', call.caller_id)
    .where('kind', '=', KIND)
    .where('ref', '=', call.room_num)
    .executeTakeFirstOrThrow()
  return coins
}

/** The minutes of a call that were paid and not returned. */
export const paidMinutes = async (db: Tx, call: CallRow): Promise<readonly number[]> => {
  const minutes = Array.from({ length: call.minutes_billed }, (_, index) => index + 1)
  if (call.price === 0 || minutes.length === 0) return []
  const returned = await db
    .selectFrom('transfers')
    .select('content')
    .where('user_id', '=', call.caller_id)
    .where('kind', '=', KIND)
    .where('ref', '=', call.room_num)
    .execute()
  const contents = new Set(returned.map(({ content }) => content))
  return minutes.filter((minute) => !contents.has(JSON.stringify(['refundHold', minuteKey(call, minute)])))
}

/**
 * Returns paid minutes of a call to the caller, each once however often it is asked, and takes the host's points for them
 * back. The coins go back to where they came from; an open debt is filled first (@rule PLUS-7).
 */
export const refundMinutes = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  minutes: readonly number[],
): Promise<void> => {
  const paid = await paidMinutes(work.db, call)
  const wanted = minutes.filter((minute) => paid.includes(minute))
  for (const minute of wanted) {
    const returned = await deps.ledger.refundHold(work, minuteKey(call, minute), KIND)
    if (E.isRight(returned)) await returnMinute(work, deps, call, minute)
  }
  if (wanted.length > 0) await tellBalance(deps, work, call.caller_id)
}
