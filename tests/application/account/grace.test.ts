import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { makeStage, state, type Stage } from './stage'

const DAY = 86_400_000

describe('an account that is to be deleted', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
    stage.world.desk.leaving.set(stage.ada.me.id, stage.clock.now() + 7 * DAY)
  })

  it('is asked about at the sign-in, with its day, and one press keeps it [PLUS-14]', async () => {
    const { account } = (await stage.signIn()).core
    expect(account.view.signIn).toMatchObject({
      _tag: 'KeepingAccount',
      user: stage.ada.me.id,
      deleteAt: stage.clock.now() + 7 * DAY,
      busy: false,
    })
    expect(account.view.session._tag).toBe('Visitor')
    await account.keepAccount()
    expect(account.view.session._tag).toBe('SignedIn')
    expect(stage.world.desk.leaving.size).toBe(0)
    expect(stage.count('enterByCert')).toBe(1)
  })

  it('stays to be deleted when the person goes back [PLUS-14]', async () => {
    const tab = await stage.signIn()
    tab.core.account.back()
    expect(tab.core.account.view.signIn._tag).toBe('Choosing')
    expect(stage.world.desk.leaving.size).toBe(1)
    expect(state(tab)).toBe('Visitor')
  })

  it('begins anew when the question was left open too long [PLUS-14] [ACCT-97]', async () => {
    const tab = await stage.signIn()
    stage.browser.seat.failNext('enterByCert', refusal(10101, 'Please sign in again'))
    await tab.core.account.keepAccount()
    expect(tab.core.account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { code: 10101 } })
  })

  it('is kept by one call for two presses [PLUS-14]', async () => {
    const { account } = (await stage.signIn()).core
    await Promise.all([account.keepAccount(), account.keepAccount()])
    expect(stage.count('enterByCert')).toBe(1)
  })

  it('is not kept by the automatic login, which asks nobody [PLUS-14] [ACCT-82]', async () => {
    stage.browser.seat.way = { kind: 'email', user: stage.ada.me.id }
    const tab = await stage.start()
    expect(state(tab)).toBe('Visitor')
    expect(tab.core.account.view.signIn._tag).toBe('Closed')
    expect(stage.world.desk.leaving.size).toBe(1)
  })
})
