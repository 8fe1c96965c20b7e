import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import {
  ada,
  add,
  answer,
  blacklist,
  block,
  bob,
  relation,
  server,
  setTheStage,
  unblock,
  unfriend,
  write,
} from './stage'

setTheStage()

const nobody = { code: 403, message: 'The user does not exist' }

describe('somebody who is about to delete their account', () => {
  const leaves = (asker: Asker) => asker.ask(accountCalls.deleteAccount, { userId: asker.userId })
  const comesBack = (asker: Asker) =>
    write(async (db) => {
      await db.deleteFrom('deletions').where('user_id', '=', asker.userId).execute()
      await db.updateTable('users').set({ deleted_at: null }).where('id', '=', asker.userId).execute()
    })

  it('can be blocked and recovered, and does not come back unblocked [FRND-35, PLUS-12, PLUS-14]', async () => {
    await befriend(ada, bob)
    await leaves(bob)
    expect((await block(ada, bob)).code).toBe(200)
    await comesBack(bob)
    expect([(await blacklist(ada)).list.map(({ id }) => id), await relation(ada, bob)]).toEqual([[bob.userId], 4])
    await leaves(await server.signInAgain(bob.userId))
    expect((await unblock(ada, bob)).code).toBe(200)
    await comesBack(bob)
    expect((await blacklist(ada)).list).toEqual([])
  })

  it('can be deleted as a friend, refused, and their request withdrawn, with its fee [FRND-17, FRND-35, PLUS-14]', async () => {
    const [cleo, dan] = [await signUp(server, 'Cleo'), await signUp(server, 'Dan')]
    await befriend(ada, bob)
    await add(cleo, ada)
    await add(ada, dan)
    for (const one of [bob, cleo, dan]) await leaves(one)
    const done = [await unfriend(ada, bob), await answer(ada, cleo, 'refuse'), await answer(ada, dan, 'withdraw')]
    expect(done.map(({ code }) => code)).toEqual([200, 200, 200])
    expect((await answer(ada, cleo, 'accept')).code).toBe(403)
    for (const one of [bob, cleo, dan]) await comesBack(one)
    expect([await relation(ada, bob), await relation(ada, cleo), await relation(ada, dan)]).toEqual([4, 4, 4])
  })

  it('does not exist any more once it is deleted [PROF-8]', async () => {
    await leaves(bob)
    await write((db) => db.updateTable('deletions').set({ done_at: 1 }).where('user_id', '=', bob.userId).execute())
    expect(await block(ada, bob)).toMatchObject(nobody)
    expect(await unfriend(ada, bob)).toMatchObject(nobody)
  })
})
