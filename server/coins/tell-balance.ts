import type { BalanceBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import { findUser } from '../profile/people'
import type { Work } from '../store/store'
import type { Ledger } from './ledger.port'

/** Puts what can be spent now into the person's inbox, in the unit that changed it. */
export const tellBalance = async (
  { inbox, ledger }: { readonly inbox: Inbox; readonly ledger: Ledger },
  work: Work,
  userId: number,
): Promise<void> => {
  const user = await findUser(work.db, userId)
  if (!user) return
  const body: BalanceBody = { goldNum: await ledger.balance(work.db, userId), payStatus: user.pay_status }
  await inbox.append(work, userId, 'balance', body)
}
