import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { BuiltServer } from '../e2e/support/built-server'
import { ask } from './database'
import { type Expected, expectedOf, type News, type Sold } from './payment-story'

/** The key with which the stand-in signs, out of the gateway's store. */
export const signingKey = async (server: BuiltServer): Promise<Buffer> => {
  const [row] = await ask(server, "select value from server_keys where name = 'sandbox'")
  return Buffer.from(String(row?.['value']), 'base64')
}

/** Everything that was sold, by the id of its order. */
export const soldOrders = async (server: BuiltServer): Promise<ReadonlyMap<string, Sold>> => {
  const rows = await ask(server, 'select order_id, provider, minor, currency, coins, extra from orders')
  return new Map(
    rows.map((row): readonly [string, Sold] => {
      const text = (column: string): string => String(row[column])
      const number = (column: string): number => Number(row[column])
      const sold = { orderId: text('order_id'), provider: text('provider'), currency: text('currency') }
      return [sold.orderId, { ...sold, minor: number('minor'), coins: number('coins'), extra: number('extra') }]
    }),
  )
}

/** A third of the steps that move coins of orders go wrong by a trigger in the database, until it is taken away. */
export const breakCrediting = ({ dataDir }: BuiltServer, broken: boolean): void => {
  const database = new DatabaseSync(join(dataDir, 'visavis.sqlite'), { timeout: 10_000 })
  database.exec('drop trigger if exists fault')
  if (broken)
    database.exec(`create trigger fault before insert on transfers
      when new.key like 'order:%' and new.key not like '%:extra' and abs(random()) % 3 = 0 begin select raise(abort, 'a fault on purpose'); end`)
  database.close()
}

/** Deliveries of orders that are known and not applied yet. */
export const waitingDeliveries = async (server: BuiltServer): Promise<number> => {
  const [row] = await ask(
    server,
    `select count(*) as n from payment_events join orders on orders.order_id = payment_events.order_id
      where payment_events.state = 'waiting'`,
  )
  return Number(row?.['n'])
}

export interface Outcome {
  readonly violations: readonly string[]
  readonly credited: number
  readonly returned: number
  readonly tries: number
}

const complaint = (orderId: string, is: Expected, should: Expected): readonly string[] =>
  JSON.stringify(is) === JSON.stringify(should)
    ? []
    : [`order ${orderId} is ${JSON.stringify(is)} and should be ${JSON.stringify(should)}`]

const standing = `select orders.order_id, course, returned, coalesce(sum(transfers.amount), 0) as coins,
    sum(case when transfers.kind = 'purchase' then 1 else 0 end) as credits
  from orders left join transfers on transfers.key = 'order:' || orders.order_id
    or transfers.key like 'order:' || orders.order_id || ':%'
  group by orders.order_id, course, returned`

const vipFaults = `select users.id from users where pay_status <> (
    select count(*) from (select 1 from orders
      where orders.user_id = users.id and course = 'paid' and returned < minor limit 1) as standing)`

/** Compares every order with what the oracle says of its story. */
export const judge = async (server: BuiltServer, stories: ReadonlyMap<string, readonly News[]>): Promise<Outcome> => {
  const [sold, rows] = [await soldOrders(server), await ask(server, standing)]
  const violations = rows.flatMap((row) => {
    const orderId = String(row['order_id'])
    const [order, story] = [sold.get(orderId), stories.get(orderId)]
    if (order === undefined || story === undefined) return [`order ${orderId} was placed by nobody`]
    const should = expectedOf(order, story)
    const is = {
      course: row['course'] as Expected['course'],
      returned: Number(row['returned']),
      coins: Number(row['coins']),
    }
    const credits = Number(row['credits']) > 1 ? [`order ${orderId} was credited ${String(row['credits'])} times`] : []
    return [...complaint(orderId, is, should), ...credits]
  })
  const missing = [...stories.keys()].filter((id) => !sold.has(id)).map((id) => `order ${id} was lost`)
  const vip = (await ask(server, vipFaults)).map(({ id }) => `person ${String(id)} is VIP or not, wrongly`)
  const [tried] = await ask(server, 'select coalesce(sum(tries), 0) as n from payment_events')
  return {
    violations: [...violations, ...missing, ...vip],
    credited: rows.filter((row) => Number(row['credits']) === 1).length,
    returned: rows.filter((row) => Number(row['returned']) > 0).length,
    tries: Number(tried?.['n']),
  }
}
