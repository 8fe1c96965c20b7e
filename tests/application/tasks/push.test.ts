import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Core } from '../../../src/application/core'
import { unreachable } from '../../fakes/world/seat'
import { makeStage, type Stage } from '../account/stage'

const MARK = { pushContentId: 'p1', sendTime: 1_700_000_000_000, appId: 'visavis', nonce: 'n1' }

describe('pushes to a device', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  const tokens = () => [...stage.world.pushes.tokens.values()]
  const signIn = async () => {
    const tab = await stage.signIn()
    await stage.clock.settle()
    return { tab, push: await tab.core.feature('push') }
  }
  const seesOff = async (core: Core) => {
    await core.account.signOut()
    await stage.clock.settle()
  }

  it('come once the person has allowed them: the token is told to the gateway [TASK-48, GATE-31]', async () => {
    const { push } = await signIn()
    expect([push.view.permission, tokens()]).toEqual(['default', []])
    expect(await push.turnOn()).toBe('granted')
    expect([push.view.permission, tokens(), stage.browser.push.permission.asked()]).toEqual(['granted', ['ada-1'], 1])
  })

  it('come without a question where they were allowed before, told once a tab [TASK-48]', async () => {
    stage.browser.push.permission.set('granted')
    const { tab } = await signIn()
    expect([tokens(), stage.count('push token')]).toEqual([['ada-1'], 1])
    expect(stage.browser.push.permission.asked()).toBe(0)
    tab.close()
    stage.browser.open({}, { tabStore: tab.store })
    await stage.clock.settle()
    expect(stage.count('push token')).toBe(1)
    await stage.start()
    expect(stage.count('push token')).toBe(1)
  })

  it('are told anew when the browser has another token [GATE-31]', async () => {
    stage.browser.push.permission.set('granted')
    const { tab } = await signIn()
    tab.close()
    stage.browser.push.messaging.runOut()
    await stage.start()
    await stage.clock.settle()
    expect(tokens()).toEqual(['ada-2'])
  })

  it.each(['denied', 'unsupported'] as const)('nothing happens where they are %s [TASK-50]', async (standing) => {
    stage.browser.push.permission.set(standing)
    const { push } = await signIn()
    expect(await push.turnOn()).toBe(standing)
    expect([tokens(), stage.count('push token'), stage.count('push off')]).toEqual([[], 0, 0])
  })

  it.each(['denied', 'default'] as const)(
    'nothing happens when the question is answered with %s [TASK-50]',
    async (answer) => {
      stage.browser.push.permission.willAnswer(answer)
      const { push } = await signIn()
      expect(await push.turnOn()).toBe(answer)
      expect(tokens()).toEqual([])
    },
  )

  it('end when the permission is taken back meanwhile, and come again with it', async () => {
    const { push } = await signIn()
    await push.turnOn()
    stage.browser.push.permission.set('denied')
    await stage.clock.settle()
    expect([tokens(), push.view.permission]).toEqual([[], 'denied'])
    stage.browser.push.permission.set('granted')
    await stage.clock.settle()
    expect([tokens(), push.view.permission]).toEqual([['ada-1'], 'granted'])
  })

  it('fail in words when the push service, or the gateway, is away', async () => {
    const { push } = await signIn()
    stage.browser.push.messaging.setReachable(false)
    expect(await push.turnOn()).toBe('failed')
    stage.browser.push.messaging.setReachable(true)
    stage.browser.seat.failNext('push token', unreachable)
    expect(await push.turnOn()).toBe('failed')
    expect(tokens()).toEqual([])
    expect(await push.turnOn()).toBe('granted')
  })

  it('end with the session: no token, no notice, no number is left [GATE-31]', async () => {
    const { push, tab } = await signIn()
    await push.turnOn()
    push.badge(3)
    stage.browser.push.notices.standing.add('message:7')
    await seesOff(tab.core)
    const { messaging, notices } = stage.browser.push
    expect([messaging.token(), notices.standing.size, notices.count()]).toEqual([null, 0, 0])
  })

  it('go on when only the tab is closed', async () => {
    const { push, tab } = await signIn()
    await push.turnOn()
    tab.close()
    await stage.clock.settle()
    expect(stage.browser.push.messaging.token()).toBe('ada-1')
  })

  it('stay off on a device where they were turned off, until they are turned on', async () => {
    const first = await signIn()
    await first.push.turnOn()
    expect(await first.push.turnOff()).toEqual(E.right(undefined))
    expect([tokens(), stage.browser.push.messaging.token(), first.push.view.wanted]).toEqual([[], null, false])
    first.tab.close()
    const tab = await stage.start()
    await stage.clock.settle()
    const again = await tab.core.feature('push')
    expect([tokens(), again.view.wanted]).toEqual([[], false])
    await again.turnOn()
    expect([tokens(), again.view.wanted]).toEqual([['ada-2'], true])
  })

  it('stay off where another tab has turned them off since this one began', async () => {
    stage.browser.push.permission.set('granted')
    const first = await signIn()
    const second = stage.browser.open()
    await stage.clock.settle()
    await first.push.turnOff()
    first.tab.close()
    await stage.clock.settle()
    expect([tokens(), stage.browser.push.messaging.token()]).toEqual([[], null])
    second.close()
  })

  it('a pressed notice leads to its place, and is reported as one that opened the product [GATE-32]', async () => {
    stage.browser.cookies.write('cookieAccepted', '1')
    const { push } = await signIn()
    stage.browser.push.notices.taps.tell({ address: '/message/IMMessageSession/7', mark: O.some(MARK), answer: O.none })
    expect(push.view.opened).toBe('/message/IMMessageSession/7')
    expect(stage.browser.usage.events.filter((event) => event === 'push_opened')).toHaveLength(1)
    expect(Object.fromEntries(stage.browser.cookies.entries)).toEqual({ cookieAccepted: '1' })
    push.arrived()
    expect(push.view.opened).toBe(null)
  })

  it('what was pressed is kept as cookies until the cookie notice is accepted [GATE-25, GATE-32]', async () => {
    await signIn()
    stage.browser.push.notices.taps.tell({ address: '/', mark: O.some(MARK), answer: O.none })
    expect(Object.fromEntries(stage.browser.cookies.entries)).toMatchObject({
      push_notification: '1',
      pushContentId: 'p1',
      sendTime: '1700000000000',
      appId: 'visavis',
      nonce: 'n1',
    })
  })

  it('nobody is led anywhere after signing out', async () => {
    const { push, tab } = await signIn()
    await seesOff(tab.core)
    stage.browser.push.notices.taps.tell({ address: '/friends', mark: O.none, answer: O.none })
    expect(push.view.opened).toBe(null)
  })

  it('what one is told is chosen, shown at once, and taken back when the gateway does not take it', async () => {
    const { push } = await signIn()
    expect(push.view.choices).toBe(null)
    await push.loadChoices()
    expect(push.view.choices).toMatchObject({ reminder: true, preview: true })
    expect(await push.choose('preview', false)()).toEqual(E.right(undefined))
    expect(push.view.choices).toMatchObject({ reminder: true, preview: false })
    stage.browser.seat.failNext('save push choices', unreachable)
    const release = stage.browser.seat.hold('save push choices')
    const saving = push.choose('reminder', false)()
    await stage.clock.settle()
    expect(push.view.choices).toMatchObject({ reminder: false })
    release()
    expect(E.isLeft(await saving)).toBe(true)
    expect(push.view.choices).toMatchObject({ reminder: true, preview: false })
    await push.loadChoices()
    expect(push.view.choices).toMatchObject({ reminder: true, preview: false })
  })
})
