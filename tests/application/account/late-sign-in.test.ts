import { beforeEach, describe, expect, it } from 'vitest'
import type { SignInAdapters } from '../../../src/infrastructure/container/adapters'
import { makeStage, state, type Stage } from './stage'

describe('the popup before its steps are there', () => {
  let stage: Stage
  let release: () => void
  let broken: boolean

  beforeEach(() => {
    stage = makeStage()
    broken = false
  })

  /** A tab whose steps take their time, or do not come at all. */
  const start = async () => {
    const waiting = new Promise<void>((resolve) => (release = resolve))
    const signIn = async (): Promise<SignInAdapters> => {
      await waiting
      if (broken) throw new TypeError('Failed to fetch dynamically imported module')
      return stage.browser.late.signIn()
    }
    const tab = stage.browser.open({}, { signIn })
    await stage.clock.settle()
    return tab
  }

  it('shows step 0, with what asked for it, and then step 1 [ACCT-3] [ACCT-16]', async () => {
    const { account } = (await start()).core
    account.openSignIn({ _tag: 'Action', name: 'call' })
    expect(account.view.signIn).toMatchObject({ _tag: 'Loading', busy: true, origin: { name: 'call' } })
    release()
    await account.submitCode('1')()
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', origin: { name: 'call' } })
  })

  it('does in order what was asked meanwhile', async () => {
    const { account } = (await start()).core
    account.openSignIn({ _tag: 'Button' })
    account.chooseEmail()
    const asked = account.submitEmail('ada@example.org')()
    release()
    await asked
    expect(account.view.signIn).toMatchObject({ _tag: 'EnteringPassword', purpose: 'signIn' })
  })

  it('stays closed when the person closed it meanwhile', async () => {
    const { account } = (await start()).core
    account.openSignIn({ _tag: 'Button' })
    account.closeSignIn()
    release()
    await account.submitCode('1')()
    expect(account.view.signIn._tag).toBe('Closed')
  })

  it('says so when they cannot be had, and opens once they can', async () => {
    const tab = await start()
    const { account } = tab.core
    broken = true
    account.openSignIn({ _tag: 'Button' })
    release()
    await account.chooseEmail()
    await stage.clock.settle()
    expect(account.view.signIn).toMatchObject({ _tag: 'Loading', busy: false, problem: { _tag: 'Offline' } })
    broken = false
    account.openSignIn({ _tag: 'Button' })
    await account.submitCode('1')()
    expect(account.view.signIn._tag).toBe('Choosing')
  })

  it('leaves a visitor when the remembered way cannot even be tried [ACCT-82]', async () => {
    stage.browser.seat.way = { kind: 'email', user: stage.ada.me.id }
    broken = true
    const tab = await start()
    release()
    await stage.clock.settle()
    expect(state(tab)).toBe('Visitor')
  })

  it('knows where the person seems to be, asked once for each browser [DATA-7]', async () => {
    const first = await start()
    first.core.account.openSignIn({ _tag: 'Button' })
    release()
    await first.core.account.submitCode('1')()
    await stage.clock.settle()
    expect(first.core.account.view.country).toBe('DE')
    expect(Object.fromEntries(stage.browser.storage.entries)).toMatchObject({
      CAMC_USER_COUNTRY: '276',
      CAMC_USER_COUNTRY_CODE: 'DE',
      CAMC_USER_IP: '192.0.2.1',
    })
    const second = await stage.start()
    second.core.account.openSignIn({ _tag: 'Button' })
    await second.core.account.submitCode('1')()
    await stage.clock.settle()
    expect(second.core.account.view.country).toBe('DE')
    expect(stage.count('country')).toBe(1)
  })
})
