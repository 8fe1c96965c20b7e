import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { Core } from '../../../src/application/core'
import { makeAddressFake } from '../../fakes/address.fake'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeBrowser } from '../../fakes/world/browser'
import { returnFrom } from '../../fakes/world/desk'
import { makeWorld, must } from '../../fakes/world/world'

const number = { country: 'DE', code: '49', digits: '15112345' }
const DAY = 86_400_000

const nameOf = ({ account }: Core) => O.toNullable(account.view.me)?.name
const idOf = ({ account }: Core) => must(O.toNullable(account.view.me)).id

const toStepTwo = ({ account }: Core) => {
  account.openSignIn({ _tag: 'Button' })
  account.choosePhone()
  return account.submitPhone(number)()
}

/** Two people and their browsers in one world. */
const makeStory = () => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const open = async (name: string, browser = makeBrowser(world, name), path = '/') => {
    const tab = browser.open(
      { signIn: ['phone', 'google'] },
      { address: makeAddressFake(`https://visavis.test${path}`) },
    )
    await clock.settle()
    return { browser, core: tab.core, tab }
  }
  const code = () => must(world.desk.messages.at(-1)).code
  return { clock, code, open, world }
}

describe('two people in one world', () => {
  it('sign up by telephone and at a provider, and meet [ACCT-1] [ACCT-33] [ACCT-41] [ACCT-73] [ACCT-74]', async () => {
    const { clock, code, open, world } = makeStory()
    const ada = await open('ada')
    await toStepTwo(ada.core)
    await ada.core.account.submitCode(code())()
    await ada.core.account.submitPassword('secret#12')()
    await ada.core.account.submitInfo({ name: 'Ada', gender: 'female', birthday: '1995-05-05' }, true)()
    expect(nameOf(ada.core)).toBe('Ada')

    const back = `/login?social=google&token_key=${returnFrom(world.desk, 'google', 'bo')}`
    const bo = await open('bo', undefined, back)
    expect(bo.core.account.view.signIn).toMatchObject({ _tag: 'SupplyingInfo', by: { name: 'Ada' } })
    await bo.core.account.submitInfo({ name: 'Bo', gender: 'male', birthday: '1994-04-04' }, true)()
    expect(nameOf(bo.core)).toBe('Bo')

    const [friendsOfAda, friendsOfBo] = [await ada.core.feature('friends'), await bo.core.feature('friends')]
    await ada.core.feature('calls')
    await bo.core.feature('calls')
    await clock.settle()
    await friendsOfAda.add(idOf(bo.core), 102)()
    await clock.settle()
    expect(friendsOfBo.view.requests).toMatchObject([{ id: idOf(ada.core), name: 'Ada' }])
    expect([...ada.browser.journal.defects(), ...bo.browser.journal.defects()]).toEqual([])
  })

  it('are told apart: a reset in one browser, the old password in the other [ACCT-43] [ACCT-44] [ACCT-95]', async () => {
    const { clock, code, open } = makeStory()
    const first = await open('first')
    await toStepTwo(first.core)
    await first.core.account.submitCode(code())()
    await first.core.account.submitPassword('secret#12')()
    await first.core.account.submitInfo({ name: 'Ada', gender: 'female', birthday: '1995-05-05' }, true)()

    await clock.advance(60_000)
    const second = await open('second')
    await toStepTwo(second.core)
    await second.core.account.forgotPassword()
    await second.core.account.submitPhone(number)()
    await second.core.account.submitCode(code())()
    await second.core.account.submitPassword('secret#34')()
    expect(idOf(second.core)).toBe(idOf(first.core))

    const third = await open('third')
    await toStepTwo(third.core)
    await third.core.account.submitPassword('secret#12')()
    expect(third.core.account.view.signIn).toMatchObject({ _tag: 'EnteringPhonePassword', problem: { code: 35501 } })
    await third.core.account.submitPassword('secret#34')()
    expect(idOf(third.core)).toBe(idOf(first.core))
  })

  it('come back by themselves, each to their own account [ACCT-82]', async () => {
    const { open, world } = makeStory()
    const people = []
    for (const name of ['ada', 'bo']) {
      const back = `/login?social=google&token_key=${returnFrom(world.desk, 'google', name)}`
      const one = await open(name, undefined, back)
      await one.core.account.submitInfo({ name, gender: 'female', birthday: '1995-05-05' }, true)()
      one.tab.close()
      await one.browser.session.clear()
      people.push(one)
    }
    for (const one of people) {
      const again = await open('', one.browser)
      expect(idOf(again.core)).toBe(idOf(one.core))
    }
  })

  it('keep an account that was to be deleted by coming back in the days of grace [PLUS-14]', async () => {
    const { clock, code, open, world } = makeStory()
    const ada = await open('ada')
    await toStepTwo(ada.core)
    await ada.core.account.submitCode(code())()
    await ada.core.account.submitPassword('secret#12')()
    await ada.core.account.submitInfo({ name: 'Ada', gender: 'female', birthday: '1995-05-05' }, true)()
    const id = idOf(ada.core)
    const deleteAt = clock.now() + 7 * DAY
    world.desk.leaving.set(id, deleteAt)

    const elsewhere = await open('elsewhere')
    await toStepTwo(elsewhere.core)
    await elsewhere.core.account.submitPassword('secret#12')()
    expect(elsewhere.core.account.view.signIn).toMatchObject({ _tag: 'KeepingAccount', deleteAt })
    await elsewhere.core.account.keepAccount()
    expect(idOf(elsewhere.core)).toBe(id)
    expect(world.desk.leaving.size).toBe(0)
  })
})
