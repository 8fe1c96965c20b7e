import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProfileFeature } from '../../../src/application/profile/profile.feature'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { must } from '../../fakes/world/world'

describe('saving a profile', () => {
  let stage: Stage
  let ada: Player
  let profile: ProfileFeature

  const me = () => {
    const { session } = ada.tab.core.account.view
    return must(session._tag === 'SignedIn' ? session.me : undefined)
  }
  const calls = () => ada.browser.seat.calls.filter((call) => call.startsWith('update'))

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    profile = await ada.tab.core.feature('profile')
  })

  it('sends what was changed alone, and the own data are then the saved ones [PROF-13] [PROF-14]', async () => {
    const changes = { name: ' Ada L. ', headImg: '/pictures/1', introduce: 'Hello', languages: ['de'], interests: [1] }
    expect(await profile.save(changes)()).toEqual(E.right(undefined))
    expect(calls()).toEqual(['update headImg,name,introduce,languages,interests'])
    expect(me()).toMatchObject({ ...changes, name: 'Ada L.', coins: 120 })
  })

  it('is remembered for a start without a network [PLUS-18]', async () => {
    await profile.save({ introduce: 'Hello' })()
    expect(await ada.browser.session.remembered()).toMatchObject(E.right({ value: { introduce: 'Hello' } }))
  })

  it('asks the gateway nothing where a rule says no', async () => {
    expect(await profile.save({ interests: [1, 2, 3, 4, 5, 6] })()).toMatchObject(
      E.left({ _tag: 'FieldProblem', field: 'interests', problem: { rule: 'PROF-19' } }),
    )
    expect(await profile.save({ birthday: '2008-01-06' })()).toMatchObject(
      E.left({ field: 'birthday', problem: { _tag: 'TooYoung' } }),
    )
    expect(calls()).toEqual([])
  })

  it('changes the birthday once [PROF-16]', async () => {
    expect(await profile.save({ birthday: '1991-02-03' })()).toEqual(E.right(undefined))
    expect(me()).toMatchObject({ birthday: '1991-02-03', birthdayLocked: true })
    expect(await profile.save({ birthday: '1992-02-03' })()).toMatchObject(
      E.left({ field: 'birthday', problem: { _tag: 'Refused', rule: 'PROF-16' } }),
    )
    expect(me().birthday).toBe('1991-02-03')
  })

  it('passes up what the gateway says and leaves the own data as they were', async () => {
    ada.browser.seat.failNext('update name', refusal(20101))
    expect(await profile.save({ name: 'Rude' })()).toMatchObject(E.left({ _tag: 'Refusal', code: 20101 }))
    ada.browser.seat.failNext('update name', unreachable)
    expect(await profile.save({ name: 'Ada L.' })()).toMatchObject(E.left({ _tag: 'Unreachable' }))
    expect([me().name, profile.view.saving]).toEqual(['Ada', false])
  })

  it('is done once however often it is pressed', async () => {
    const release = ada.browser.seat.hold('update name')
    const [first, second] = [profile.save({ name: 'Ada L.' })(), profile.save({ name: 'Ada L.' })()]
    expect(profile.view.saving).toBe(true)
    release()
    await Promise.all([first, second])
    expect(calls()).toHaveLength(1)
  })

  it('does not take back a balance that was told meanwhile', async () => {
    const release = ada.browser.seat.hold('update name')
    const saved = profile.save({ name: 'Ada L.' })()
    await stage.clock.settle()
    const before = me().coins
    must(stage.world.accounts.get(ada.id)).me = { ...must(stage.world.accounts.get(ada.id)).me, coins: 7 }
    stage.world.hub.append(ada.id, { kind: 'balance', coins: 99, paid: false })
    await stage.clock.settle()
    release()
    await saved
    expect([before, me().coins, me().name]).toEqual([120, 99, 'Ada L.'])
  })
})

describe('settings of a host', () => {
  it('are read, and set as the gateway answers [CALL-25] [CALL-65] [CALL-66]', async () => {
    const stage = makeStage()
    const ada = await stage.player('Ada')
    const profile = await ada.tab.core.feature('profile')
    must(stage.world.accounts.get(ada.id)).host = { price: 30, friendPrice: 20, friendsOnly: false, points: 450 }
    await profile.loadHost()
    expect(profile.view.host).toMatchObject({ value: { price: 30, friendPrice: 20, friendsOnly: false, points: 450 } })
    expect(await profile.saveHost({ price: 40, friendPrice: 25, friendsOnly: true })()).toEqual(E.right(undefined))
    expect(profile.view.host).toMatchObject({ value: { price: 40, friendPrice: 25, friendsOnly: true, points: 450 } })
    expect(await profile.saveHost({ price: 0, friendPrice: 25, friendsOnly: true })()).toMatchObject(
      E.left({ _tag: 'Refused', rule: 'CALL-66' }),
    )
    expect(ada.count('setHost')).toBe(1)
  })

  it('belong to hosts alone', async () => {
    const stage = makeStage()
    const ada = await stage.player('Ada')
    const profile = await ada.tab.core.feature('profile')
    await profile.loadHost()
    expect(profile.view).toMatchObject({ hostListing: 'failed', host: { _tag: 'None' } })
  })
})
