import { categoryOf } from '../../../src/domain/coins/refund'
import { type Delete, type Fate, fewRows, time } from './fate'

/** What nobody has decided is taken back; what was decided belongs to the sale, without the words of the person. */
const withdraw: Delete = async ({ db }, _deps, { userId }) => {
  await db.deleteFrom('refund_requests').where('user_id', '=', userId).where('state', '=', 'open').execute()
  await db
    .updateTable('refund_requests')
    .set({ description: '', answer: '', proof_id: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Requests for money back; their pictures are among the pictures. */
export const refundsData = {
  refund_requests: {
    columns: ['user_id'],
    exported: fewRows('refundRequests', 'refund_requests', 'user_id', (row) => ({
      order: row.order_id,
      at: time(row.made_at),
      category: categoryOf(row.category) ?? row.category,
      description: row.description,
      picture: row.proof_id,
      state: row.state,
      decided: time(row.decided_at),
      answer: row.answer,
    })),
    deleted: withdraw,
  },
} as const satisfies Readonly<Record<string, Fate>>
