import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { makeStage, state, type Stage } from './stage'

describe('signing in by e-mail', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  it('asks an account with a password for it, and enters with it [ACCT-60] [ACCT-65]', async () => {
    const tab = await stage.signIn()
    expect(tab.core.account.view.session).toMatchObject({ _tag: 'SignedIn', me: { id: stage.ada.me.id } })
    expect(stage.world.mails).toEqual([])
    expect(stage.browser.usage.events).toEqual(['login'])
  })

  it('stays on step 7 with a wrong password [ACCT-96]', async () => {
    const tab = await stage.start()
    await stage.toPassword(tab)
    await tab.core.account.submitPassword('secret2')()
    expect(tab.core.account.view.signIn).toMatchObject({ _tag: 'EnteringPassword', problem: { code: 10006 } })
  })

  it('tells until when the account is locked', async () => {
    const tab = await stage.start()
    await stage.toPassword(tab)
    stage.browser.seat.failNext('signIn', refusal(429, 'Too many requests', { retryAfter: 90_000 }))
    await tab.core.account.submitPassword('secret1')()
    expect(tab.core.account.view.signIn).toMatchObject({
      _tag: 'EnteringPassword',
      problem: { _tag: 'Code', code: 429, until: stage.clock.now() + 90_000 },
    })
  })

  it('sets a new password by mail and enters with it [ACCT-60] [ACCT-64] [ACCT-65]', async () => {
    const tab = await stage.start()
    await stage.toPassword(tab)
    await tab.core.account.forgotPassword()
    expect(stage.world.mails).toMatchObject([{ kind: 'forgot' }])
    await tab.core.account.submitCode('100001')()
    await tab.core.account.submitPassword('secret9')()
    expect(state(tab)).toBe('SignedIn')
    expect(stage.ada.password).toBe('secret9')
  })

  it('sets the password of an account that has none, then enters [ACCT-61] [ACCT-65]', async () => {
    stage.ada.password = ''
    const tab = await stage.start()
    await stage.toPassword(tab)
    expect(tab.core.account.view.signIn).toMatchObject({ _tag: 'EnteringPassword', purpose: 'set' })
    await tab.core.account.submitPassword('secret1')()
    expect(tab.core.account.view.signIn).toMatchObject({ problem: { code: 60005 } })
  })

  it('returns to step 1 when the gateway does not know the account any more [ACCT-97] [ACCT-110]', async () => {
    const tab = await stage.start()
    await stage.toPassword(tab)
    stage.browser.seat.over.tell({ code: 10101, message: 'No such account', transport: 'body' })
    expect(tab.core.account.view.signIn).toMatchObject({
      _tag: 'Choosing',
      problem: { code: 10101, message: 'No such account' },
    })
    expect(O.isNone(tab.core.account.view.notice)).toBe(true)
  })
})
