import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import { signUp } from '../sign-up'
import { startTestServer } from '../test-server'
import { ada, adult, host, server, setTheWall, write } from './wall.stage'

setTheWall()

const dots = async (asker = ada) => (await asker.ask(tasksCalls.hotList, {})).data
const came = (userId: number, at: number) =>
  write((db) => db.updateTable('users').set({ created_at: at }).where('id', '=', userId).execute())
const records = (userId: number, at: number, recorded = 1) =>
  write((db) =>
    db
      .insertInto('previews')
      .values({ user_id: userId, path: `/own/${userId}.webm`, recorded, added_at: at })
      .execute(),
  )

describe('the call of red dots', () => {
  it('tells when the newest came that each tab leads to [SHELL-72, SHELL-73]', async () => {
    const now = server.clock.now()
    const [bea, carl] = [await host('Bea'), await adult('Carl')]
    await came(bea.userId, now - 2 * MINUTE)
    await came(carl.userId, now - MINUTE)
    await records(bea.userId, now - 3 * MINUTE)
    expect(await dots()).toEqual({ 3: now - 2 * MINUTE, 5: now - MINUTE, 10: now - 3 * MINUTE })
  })

  it('tells nothing of what is not new any more [SHELL-72]', async () => {
    const now = server.clock.now()
    const bea = await host('Bea')
    await came(bea.userId, now - 7 * DAY + 1)
    expect(await dots()).toEqual({ 3: now - 7 * DAY + 1, 5: now - 7 * DAY + 1 })
    await server.clock.advance(1)
    expect(await dots()).toEqual({})
  })

  it('tells nobody of themselves, of the barred and the gone, nor of recordings without their mark [SHELL-72, PLUS-1, PLUS-12]', async () => {
    const now = server.clock.now()
    const [bea, cleo] = [await host('Bea'), await host('Cleo')]
    await Promise.all([came(bea.userId, now), came(cleo.userId, now)])
    await records(bea.userId, now, 0)
    await write((db) => db.updateTable('users').set({ deleted_at: now }).where('id', '=', cleo.userId).execute())
    await write((db) => db.insertInto('blocks').values({ user_id: bea.userId, other_id: ada.userId, at: 1 }).execute())
    expect(await dots()).toEqual({})
    expect((await dots(bea))[3]).toBe(undefined)
  })

  it('is for people with a session [SHELL-77]', async () => {
    expect((await (await server.visitor()).ask(tasksCalls.hotList, {})).status).toBe(401)
  })

  it('minds the tabs that are closed, and those that a deployment marks not [SHELL-48, SHELL-73]', async () => {
    const told = async (settings: Readonly<Record<string, unknown>>) => {
      const other = await startTestServer({ settings })
      const [one, bea] = [await signUp(other, 'Ada'), await signUp(other, 'Bea')]
      await other.parts.store.work(async ({ db }) =>
        E.right(await db.updateTable('users').set({ goddess: 1 }).where('id', '=', bea.userId).execute()),
      )
      const { data } = await one.ask(tasksCalls.hotList, {})
      await other.close()
      return Object.keys(data)
    }
    expect(await told({})).toEqual(['3', '5'])
    expect(await told({ playWays: { card: { open: 0 } } })).toEqual(['3'])
    expect(await told({ redDots: { wall: 0 } })).toEqual(['5'])
  })
})
