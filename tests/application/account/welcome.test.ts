import { expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { info, makePhoneStage } from './phone-stage'

const signedUp = async (prepare: (stage: Awaited<ReturnType<typeof makePhoneStage>>) => void) => {
  const stage = await makePhoneStage()
  prepare(stage)
  const { account } = stage.tab.core
  await stage.toCode()
  await account.submitPassword('secret#12')()
  await account.submitInfo(info, true)()
  await stage.clock.settle()
  const count = (call: string) => stage.browser.seat.calls.filter((one) => one === call).length
  return { account, count, stage }
}

it('checks once which coins a new person is given, and tells once of the registration [ACCT-74] [PROF-7]', async () => {
  const { account, count, stage } = await signedUp(({ desk }) => (desk.welcome = 50))
  expect([count('welcomeCoins'), count('me')]).toEqual([1, 1])
  expect(stage.browser.usage.events).toEqual(['register'])
  await account.signOut()
  account.openSignIn({ _tag: 'Button' })
  account.choosePhone()
  await stage.submitNumber()
  await account.submitPassword('secret#12')()
  expect(stage.isIn()).toBe(true)
  expect(count('welcomeCoins')).toBe(1)
  expect(stage.browser.usage.events).toEqual(['register', 'login'])
})

it('misses nothing when the check fails or gives nothing [ACCT-74]', async () => {
  const { count, stage } = await signedUp(({ browser }) => browser.seat.failNext('welcomeCoins', refusal(501)))
  expect(stage.isIn()).toBe(true)
  expect(count('me')).toBe(0)
})
