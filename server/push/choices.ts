import type { ParamsOf } from '../../src/infrastructure/gateway/contract/call'
import type { pushCalls } from '../../src/infrastructure/gateway/contract/push.calls'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

/** What somebody wants to be notified of, and whether texts are shown there. */
export type Choices = ParamsOf<typeof pushCalls.saveChoices>

/** Of who has never chosen: whoever has allowed notifications wants them. */
const all: Choices = { message: 1, request: 1, call: 1, reminder: 1, reward: 1, preview: 1 }

const bit = (value: number): 0 | 1 => (value === 0 ? 0 : 1)

/** Nothing but the choices, whatever else came along. */
const only = ({
  call,
  message,
  preview,
  reminder,
  request,
  reward,
}: Readonly<Record<keyof Choices, number>>): Choices => ({
  message: bit(message),
  request: bit(request),
  call: bit(call),
  reminder: bit(reminder),
  reward: bit(reward),
  preview: bit(preview),
})

export const choicesOf = async (db: Tx, userId: number): Promise<Choices> => {
  const row = await db.selectFrom('push_choices').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row === undefined ? all : only(row)
}

/** Answers what holds from now on. */
export const saveChoices = async ({ db }: Work, userId: number, given: Choices): Promise<Choices> => {
  const choices = only(given)
  await db
    .insertInto('push_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute()
  return choices
}
