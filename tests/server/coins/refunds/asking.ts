import * as E from 'fp-ts/Either'
import type { ParamsOf } from '../../../../src/infrastructure/gateway/contract/call'
import { reportsCalls } from '../../../../src/infrastructure/gateway/contract/reports.calls'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import { aPicture } from '../../../builders/pictures'
import type { Asker } from '../../asker'
import { ada, captured, placed, server, tell } from '../orders/stage'

/** An order whose money and coins have come. */
export const paid = async (asker: Asker) => {
  const order = await placed(asker)
  await tell(order, captured(order))
  return order
}

const linked = (asker: Asker): string => `ada${asker.userId}@example.org`

/** The account has an address from now on. */
export const linkEmail = (asker: Asker): Promise<unknown> =>
  server.parts.store.work(async ({ db }) => {
    const email = { email: linked(asker), user_id: asker.userId, confirmed_at: 1, linked_at: 1, password_hash: null }
    await db
      .insertInto('emails')
      .values(email)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return E.right(undefined)
  })

/** Mails to an address, the newest first. */
export const mailsTo = (address: string) =>
  server.parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', address).orderBy('id', 'desc').execute(),
  )

export const mails = (asker: Asker) => mailsTo(linked(asker))

export const sendCode = (asker: Asker, email?: string) =>
  asker.ask(shopCalls.verificationCode, { userId: asker.userId, ...(email === undefined ? {} : { email }) })

/** A fresh code, mailed to the linked address. */
export const codeFor = async (asker: Asker): Promise<string> => {
  await linkEmail(asker)
  await sendCode(asker)
  return (await mails(asker))[0]?.code ?? ''
}

export const uploadProof = async (asker: Asker) =>
  asker.ask(reportsCalls.reportImage, {}, { file: new Blob([await aPicture('png', 120, 160)]) })

type Request = ParamsOf<typeof shopCalls.submitRefund>

/** A whole request, with a fresh code and picture. */
export const wholeRequest = async (asker: Asker, orderId: string): Promise<Request> => ({
  o_id: orderId,
  prob_Type: 1,
  prob_detail: 'Nothing came',
  bi_url: (await uploadProof(asker)).data.image,
  verify_code: await codeFor(asker),
  source: 'web',
})

export const submit = (asker: Asker, request: Request, idempotencyKey?: string) =>
  asker.ask(shopCalls.submitRefund, request, idempotencyKey === undefined ? {} : { idempotencyKey })

/** What the newest notice to somebody says. */
export const noticeTo = async (asker: Asker): Promise<string> => {
  const told = await server.parts.store.read((db) =>
    db
      .selectFrom('messages')
      .select('content')
      .where('receiver_id', '=', asker.userId)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  )
  return told?.content ?? ''
}

export const requestOf = (orderId: string) =>
  server.parts.store.read((db) =>
    db.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst(),
  )

/** The order was made so many ms ago. */
export const orderedAgo = (orderId: string, ms: number): Promise<unknown> =>
  server.parts.store.work(async ({ db }) => {
    const created = { created_at: server.clock.now() - ms }
    await db.updateTable('orders').set(created).where('order_id', '=', orderId).execute()
    return E.right(undefined)
  })

/** How the order stands for its owner. */
export const seen = async (asker: Asker, orderId: string) => {
  const { data } = await asker.ask(shopCalls.orders, { userId: asker.userId })
  return data.list.find((order) => order.orderId === orderId)
}

/** A paid order whose money Ada asks back. */
export const asked = async () => {
  const order = await paid(ada)
  const { code } = await submit(ada, await wholeRequest(ada, order.order_id))
  if (code !== 0) throw new Error(`not asked: ${code}`)
  return order
}
