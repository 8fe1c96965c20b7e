import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { userId } from '../../builders/ids'
import { me } from '../../builders/person'
import type { TabOfBrowser } from '../../fakes/world/browser'
import { until } from '../../fakes/world/until'
import { makeStage, state, type Stage } from './stage'

const coins = (tab: TabOfBrowser) => O.toNullable(tab.core.account.view.me)?.coins

describe('a session while it lasts', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  it('beats every 20 s with the status, after one beat that starts it [GATE-26] [GATE-27]', async () => {
    await stage.signIn()
    expect(stage.count('startBeat 2')).toBe(1)
    await stage.clock.advance(19_999)
    expect(stage.count('beat 2')).toBe(0)
    await stage.clock.advance(40_001)
    expect(stage.count('beat 2')).toBe(3)
    expect(stage.count('startBeat 2')).toBe(1)
  })

  it('beats at once when it comes back from a cut that was longer than a beat, and not after a shorter one [GATE-26]', async () => {
    const cut = async (ms: number): Promise<number> => {
      stage.browser.setOnline(false)
      stage.world.hub.cut(stage.ada.me.id)
      await stage.clock.advance(ms)
      const before = stage.count('beat 2')
      stage.browser.setOnline(true)
      stage.world.hub.heal(stage.ada.me.id)
      await stage.clock.advance(1_000)
      return stage.count('beat 2') - before
    }
    await stage.signIn()
    expect(await cut(10_000)).toBe(0)
    await stage.clock.advance(10_000)
    expect(await cut(45_000)).toBe(1)
  })

  it('sets off its effects once, in one of its tabs [ACCT-101]', async () => {
    const first = await stage.signIn()
    const second = await stage.start()
    await first.core.account.refresh()
    await stage.clock.advance(20_000)
    expect(stage.count('startBeat 2')).toBe(1)
    expect(stage.count('beat 2')).toBe(1)
    first.close()
    await stage.clock.advance(20_000)
    expect(stage.count('beat 2')).toBe(2)
    expect(state(second)).toBe('SignedIn')
  })

  it('sets off signalling and the check of an earlier call once, however often it is refreshed [ACCT-101] [ACCT-102]', async () => {
    const tab = await stage.start()
    tab.store.write('CAMC_CURROOM_NUM', 'room-0001')
    tab.store.write('CAMC_MY_CALL_ROLE', 'caller')
    await stage.toPassword(tab)
    await tab.core.account.submitPassword('secret1')()
    await until(stage.clock, () => stage.world.hub.connected(stage.ada.me.id))
    await stage.clock.advance(3_000)
    await tab.core.feature('calls')
    await tab.core.account.refresh()
    await stage.clock.advance(1_000)
    expect(stage.count('realtimeToken')).toBe(1)
    expect(stage.count('info')).toBe(1)
    expect(tab.store.entries.has('CAMC_CURROOM_NUM')).toBe(false)
    await tab.core.account.signOut()
    expect(stage.world.hub.connected(stage.ada.me.id)).toBe(false)
    const calls = stage.browser.seat.calls.length
    await stage.clock.advance(120_000)
    expect(stage.browser.seat.calls).toHaveLength(calls)
  })

  it('is entered in all tabs of the browser', async () => {
    const waiting = await stage.start()
    await stage.signIn()
    await stage.clock.settle()
    expect(state(waiting)).toBe('SignedIn')
  })

  it('is that of whoever came in last, in all tabs, where two sign in at the same moment [ACCT-103, PLUS-15]', async () => {
    const bob = stage.world.join({ email: 'bob@example.org', password: 'secret2', me: me({ id: userId(2002) }) })
    const [first, second] = [await stage.start(), await stage.start()]
    await stage.toPassword(first)
    second.core.account.openSignIn({ _tag: 'Button' })
    second.core.account.chooseEmail()
    await second.core.account.submitEmail('bob@example.org')()
    const release = stage.browser.seat.hold('signIn')
    const both = [first.core.account.submitPassword('secret1')(), second.core.account.submitPassword('secret2')()]
    release()
    await Promise.all(both)
    await stage.clock.settle()
    const people = [first, second].map(({ core }) => O.toNullable(core.account.view.me)?.id)
    expect(people).toEqual([bob.me.id, bob.me.id])
  })

  it('keeps the balance that was told while an older answer was on its way', async () => {
    const tab = await stage.signIn()
    await tab.core.feature('calls')
    const release = stage.browser.seat.hold('me')
    const asked = tab.core.account.refresh()
    stage.world.hub.append(stage.ada.me.id, { kind: 'balance', coins: 51, paid: true })
    await until(stage.clock, () => coins(tab) === 51)
    release()
    await asked
    expect(tab.core.account.view.session).toMatchObject({ me: { coins: 51, paid: true } })
  })

  it('reads the balance anew when asked', async () => {
    const tab = await stage.signIn()
    stage.ada.me = { ...stage.ada.me, coins: 3 }
    await tab.core.account.refresh()
    expect(tab.core.account.view.session).toMatchObject({ me: { coins: 3 } })
  })
})
