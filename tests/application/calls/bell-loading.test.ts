import { describe, expect, it } from 'vitest'
import { me } from '../../builders/person'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeBrowser } from '../../fakes/world/browser'
import { makeWorld } from '../../fakes/world/world'

/** When the sound of the bell was asked for, in ms after somebody signed in. */
const stage = async () => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  world.join({ email: 'ann@example.org', password: 'secret1', me: me({ name: 'Ann' }) })
  const browser = makeBrowser(world, 'Ann')
  const asked: number[] = []
  let since = 0
  const { core } = browser.open(
    {},
    {
      bell: async () => {
        asked.push(clock.now() - since)
        return browser.bell
      },
    },
  )
  await clock.advance(10_000)
  const enter = async () => {
    core.account.openSignIn({ _tag: 'Button' })
    core.account.chooseEmail()
    await core.account.submitEmail('ann@example.org')()
    await core.account.submitPassword('secret1')()
    since = clock.now()
  }
  return { asked, clock, core, enter }
}

describe('the sound of the bell', () => {
  it('starts loading 2 s after the app is ready, and not before, nor for a visitor [CALL-45, CALL-46]', async () => {
    const { asked, clock, enter } = await stage()
    expect(asked).toEqual([])
    await enter()
    await clock.advance(1_999)
    expect(asked).toEqual([])
    await clock.advance(1)
    expect(asked).toEqual([2_000])
  })

  it('is not loaded any more when nobody is signed in by then', async () => {
    const { asked, clock, core, enter } = await stage()
    await enter()
    await core.account.signOut()
    await clock.advance(10_000)
    expect(asked).toEqual([])
  })
})
