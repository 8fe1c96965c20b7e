import type { GoodsBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import type { Work } from '../store/store'

/** Tells all devices of a person that their backpack has changed: lists that they keep are old (GIFT-3). */
export const tellGoods = async (work: Work, { inbox }: { readonly inbox: Inbox }, userId: number): Promise<void> => {
  const body: GoodsBody = {}
  await inbox.append(work, userId, 'goods', body)
}
