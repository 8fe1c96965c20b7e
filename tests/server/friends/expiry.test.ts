import { expect, it } from 'vitest'
import { expireRequests } from '../../../server/friends/expire-requests'
import { pictureAddressBelow } from '../../../server/profile/people'
import { noPushes } from '../../../server/push/pushes.port'
import { HOUR } from '../../../src/domain/kernel/time'
import { signUp } from '../sign-up'
import { ada, add, bob, bothRelations, coins, server, setTheStage, write } from './stage'

setTheStage()

/** Runs the chore `later` ms from now. */
const expire = (later: number) => {
  const { clock, config, inbox, ledger, store } = server.parts
  const view = { callPrice: 20, pictureAt: pictureAddressBelow(''), pushes: noPushes }
  const deps = { ...view, inbox, ledger, newId: () => crypto.randomUUID(), settings: config.settings.friends }
  return expireRequests(store, deps, clock.now() + later)
}

it('a request that nobody answers for 72 h ends and its fee is returned [FRND-17]', async () => {
  await add(ada, bob)
  expect(await expire(72 * HOUR - 1)).toBe(0)
  expect(await coins(ada)).toBe(111)
  expect(await expire(72 * HOUR)).toBe(1)
  expect([await coins(ada), await bothRelations()]).toEqual([120, [4, 4]])
})

it('the fees of all others are returned when one of them cannot be, and that is said at the end [FRND-17]', async () => {
  const cleo = await signUp(server, 'Cleo')
  await add(ada, bob)
  await server.clock.advance(1)
  await add(cleo, bob)
  await write((db) => db.updateTable('relations').set({ fee_key: 'lost' }).where('user_id', '=', ada.userId).execute())
  await expect(expire(72 * HOUR)).rejects.toThrow('fee lost')
  expect([await bothRelations(), await coins(ada)]).toEqual([[1, 3], 111])
  expect(await coins(cleo)).toBe(120)
})
