import { expect, it } from 'vitest'
import { signUp } from '../sign-up'
import { ada, add, answer, bob, coins, relation, server, setTheStage } from './stage'

setTheStage()

it('lets nobody who has refused be asked without end; others may be asked all the while [FRND-6]', async () => {
  for (let asked = 0; asked < 3; asked++) {
    await add(ada, bob)
    await answer(bob, ada, 'refuse')
  }
  const again = await add(ada, bob)
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '86400'])
  expect([await relation(ada, bob), await coins(ada)]).toEqual([4, 120])
  expect((await add(bob, ada)).data.relation).toBe(1)
  expect((await add(ada, await signUp(server, 'Cleo'))).data.relation).toBe(1)
})
