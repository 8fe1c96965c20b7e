import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { ann, me } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makePair } from './calls-world'
import { acquaintanceOf, mePerson } from './people'

const why = (pair: ReturnType<typeof makePair>) => {
  const { start } = pair.caller.view
  return start._tag === 'Failed' ? start.why : start._tag
}
const asked = (pair: ReturnType<typeof makePair>) => pair.server.asked(me)
/** A start that failed holds nothing. */
const released = (pair: ReturnType<typeof makePair>) =>
  pair.caller.devices.held() === 0 && O.isNone(pair.caller.view.local) && pair.caller.view.call._tag === 'Idle'

describe('what speaks against a call before anything is asked', () => {
  it('is that nobody is signed in [CALL-12]', async () => {
    const pair = makePair({ me: () => O.none })
    await pair.caller.place()
    expect([why(pair), asked(pair)]).toEqual([{ _tag: 'SessionOver', code: 401, message: '' }, []])
  })

  it('is that the page is embedded [CALL-29]', async () => {
    const pair = makePair({ framed: true })
    await pair.caller.place()
    expect([why(pair), asked(pair)]).toEqual([{ _tag: 'Framed' }, []])
  })

  it('is that the two are known to be no friends [CALL-23, CALL-24]', async () => {
    const pair = makePair({ person: (id) => O.some(acquaintanceOf(id, { relation: 'asked' })) })
    await pair.caller.place()
    expect([why(pair), asked(pair)]).toEqual([{ _tag: 'AddFriendFirst' }, []])
  })

  it('is not that the other one is a host, or not known here [CALL-24]', async () => {
    const host = makePair({ person: (id) => O.some(acquaintanceOf(id, { relation: 'stranger', goddess: true })) })
    const unknown = makePair({ person: () => O.none })
    for (const pair of [host, unknown]) {
      await pair.caller.place()
      expect(pair.caller.view.call._tag).toBe('Ringing')
    }
  })

  it('is that a call is on already [CALL-30]', async () => {
    const pair = makePair()
    await pair.caller.place()
    await pair.caller.place()
    expect(why(pair)).toEqual({ _tag: 'AlreadyInCall' })
    expect(asked(pair).filter((what) => what === 'create')).toHaveLength(1)
    expect(pair.caller.view.call._tag).toBe('Ringing')
  })

  it('is not a second press on the same button [CALL-30]', async () => {
    const pair = makePair()
    await Promise.all([pair.caller.place(), pair.caller.place()])
    expect(asked(pair).filter((what) => what === 'create')).toHaveLength(1)
    expect(pair.caller.view.start._tag).toBe('None')
  })
})

describe('camera and microphone', () => {
  it.each(['CameraRefused', 'CameraMissing', 'MicrophoneMissing', 'DeviceInUse'] as const)(
    'stop the start with %s before anything is asked [CALL-26]',
    async (problem) => {
      const pair = makePair()
      pair.caller.devices.break(problem)
      await pair.caller.place()
      expect([why(pair), asked(pair)]).toEqual([{ _tag: problem }, []])
      expect(released(pair)).toBe(true)
    },
  )

  it('are explained before the platform asks, and remembered for the session [CALL-28]', async () => {
    const pair = makePair()
    pair.caller.devices.setAllowed(false)
    await pair.caller.place()
    expect([pair.caller.view.start, pair.caller.devices.opened()]).toEqual([{ _tag: 'Explaining', peer: ann }, 0])
    await pair.caller.proceed()
    expect(pair.caller.session.entries.get('CAMC_RTC_CAMERA_CHECK')).toBe('1')
    expect(pair.caller.session.entries.get('CAMC_RTC_MIC_CHECK')).toBe('1')
  })

  it('are left alone when the person thinks better of it', async () => {
    const pair = makePair()
    pair.caller.devices.setAllowed(false)
    await pair.caller.place()
    pair.caller.calls.abandon()
    await pair.caller.proceed()
    expect([pair.caller.view.start._tag, pair.caller.devices.opened(), asked(pair)]).toEqual(['None', 0, []])
  })
})

describe('price and coins', () => {
  it('need 80 coins of a man and the price of everybody else [CALL-13, CALL-14, CALL-15]', async () => {
    const start = async (gender: 'male' | 'female', coins: number, price: number) => {
      const pair = makePair({ me: () => O.some(mePerson(me, { gender })) })
      pair.server.preCheck = { coins, price, money: O.none }
      await pair.caller.place()
      if (why(pair) !== 'None') expect(released(pair)).toBe(true)
      return why(pair)
    }
    expect(await start('male', 79, 20)).toEqual({ _tag: 'NotEnoughCoins', price: 20 })
    expect(await start('male', 80, 100)).toBe('None')
    expect(await start('female', 19, 20)).toEqual({ _tag: 'NotEnoughCoins', price: 20 })
    expect(await start('female', 20, 20)).toBe('None')
  })

  it('end the start when they cannot be had, without a request [CALL-37]', async () => {
    for (const error of [refusal(500), { _tag: 'Unreachable', timedOut: true } as const]) {
      const pair = makePair()
      pair.server.fail('preCheck', error)
      await pair.caller.place()
      expect([why(pair), asked(pair)]).toEqual([{ _tag: 'PriceUnknown' }, ['preCheck']])
      expect(released(pair)).toBe(true)
    }
  })

  it('are told the first time at each place, then remembered [CALL-16, CALL-17, CALL-18, DATA-18]', async () => {
    const pair = makePair({ config: { callFloorMale: 80, priceWarning: 'once' } })
    await pair.caller.place()
    expect(pair.caller.view.start).toEqual({ _tag: 'Warning', peer: ann, price: 20, coins: 120 })
    expect(pair.settings.entries.has('CAMC_CALL_PRICETIP_102')).toBe(false)
    await pair.caller.proceed()
    expect([...pair.settings.entries.keys()]).toEqual(['CAMC_CALL_PRICETIP_102'])
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Ringing' }, price: 20 })
    await pair.caller.hangUp()
    await pair.caller.place()
    expect(pair.caller.view.call._tag).toBe('Ringing')
    await pair.caller.hangUp()
    await pair.caller.place(ann, 101)
    expect(pair.caller.view.start._tag).toBe('Warning')
    pair.caller.calls.abandon()
    expect([pair.caller.devices.held(), pair.settings.entries.size]).toEqual([0, 1])
  })

  it('are asked for anew when it costs more by then than was shown: nobody is rung [CALL-67, PLUS-3]', async () => {
    const pair = makePair({ config: { callFloorMale: 80, priceWarning: 'always' } })
    await pair.caller.place()
    pair.server.preCheck = { ...pair.server.preCheck, price: 2_000 }
    await pair.caller.proceed()
    expect(pair.caller.view.start).toEqual({ _tag: 'Warning', peer: ann, price: 2_000, coins: 120 })
    expect([pair.callee.view.call._tag, asked(pair)]).toEqual(['Idle', ['preCheck', 'create', 'cancel']])
    await pair.caller.proceed()
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Ringing' }, price: 2_000 })
  })

  it('ring at once when it costs less by then', async () => {
    const pair = makePair({ config: { callFloorMale: 80, priceWarning: 'always' } })
    await pair.caller.place()
    pair.server.preCheck = { ...pair.server.preCheck, price: 10 }
    await pair.caller.proceed()
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Ringing' }, price: 10 })
  })

  it('are told always or never where the deployment says so [CALL-16]', async () => {
    const always = makePair({ config: { callFloorMale: 80, priceWarning: 'always' } })
    await always.caller.place()
    await always.caller.proceed()
    await always.caller.hangUp()
    await always.caller.place()
    expect(always.caller.view.start._tag).toBe('Warning')
    const never = makePair()
    await never.caller.place()
    expect(never.caller.view.call._tag).toBe('Ringing')
  })
})

describe('the request', () => {
  it.each([
    [100001, { _tag: 'NoAnswer' }, 'CALL-31'],
    [100002, { _tag: 'NoAnswer' }, 'CALL-31'],
    [100003, { _tag: 'AddFriendFirst' }, 'CALL-32'],
    [100004, { _tag: 'NotEnoughCoins', price: 20 }, 'CALL-33'],
    [100005, { _tag: 'Busy' }, 'CALL-38'],
    [100006, { _tag: 'PeerOffline' }, 'CALL-38'],
    [100008, { _tag: 'VipOnly' }, 'CALL-34'],
    [100000, { _tag: 'Told', message: 'so' }, 'CALL-35'],
    [200, { _tag: 'Told', message: 'so' }, 'CALL-36'],
    [10031, refusal(10031, 'so'), 'CALL-72'],
  ])('that is answered with %i leaves no call and says %o [%s]', async (code, expected, _rule) => {
    const pair = makePair()
    pair.server.fail('create', refusal(code, 'so'))
    await pair.caller.place()
    expect(why(pair)).toEqual(expected)
    expect(released(pair)).toBe(true)
    expect(pair.server.asked(me)).not.toContain('launch')
  })

  it.each([
    [refusal(20012, '', { debt: 7 }), { _tag: 'DebtOpen', debt: 7 }],
    [refusal(20010, '', { until: 86_400_000 }), { _tag: 'SpendingLimit', until: 86_400_000 }],
  ])('that may not be paid for says why: %o [PLUS-9]', async (error, expected) => {
    const pair = makePair()
    pair.server.fail('create', error)
    await pair.caller.place()
    expect(why(pair)).toEqual(expected)
  })

  it('that cannot be launched is cancelled [CALL-72]', async () => {
    const pair = makePair()
    pair.server.fail('launch', refusal(100006))
    await pair.caller.place()
    expect(why(pair)).toEqual({ _tag: 'PeerOffline' })
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'failed' })
    expect(asked(pair)).toContain('cancel')
    expect(pair.caller.devices.held()).toBe(0)
  })

  it('that cannot be launched, and was cancelled meanwhile, says nothing any more [CALL-43]', async () => {
    const pair = makePair()
    pair.server.fail('launch', { _tag: 'Unreachable', timedOut: true })
    const placing = pair.caller.calls.place(ann, 102)()
    while (!asked(pair).includes('launch')) await Promise.resolve()
    await Promise.all([pair.caller.calls.hangUp(), placing])
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Ended', ending: 'cancelled' }, start: { _tag: 'None' } })
  })

  it('that was abandoned meanwhile is cancelled, and does not ring [CALL-43]', async () => {
    const pair = makePair()
    const placing = pair.caller.calls.place(ann, 102)()
    while (!asked(pair).includes('create')) await Promise.resolve()
    pair.caller.calls.abandon()
    await placing
    await pair.clock.settle()
    expect([pair.caller.view.call._tag, pair.callee.view.call._tag, pair.caller.devices.held()]).toEqual([
      'Idle',
      'Idle',
      0,
    ])
    expect(pair.server.rooms[0]?.state === 'ended' || asked(pair).includes('cancel')).toBe(true)
  })

  it('gives way to a call that came in meanwhile [CALL-30]', async () => {
    const pair = makePair({ config: { callFloorMale: 80, priceWarning: 'always' } })
    await pair.caller.place()
    await pair.callee.place(me)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ringing', role: 'callee' })
    await pair.caller.proceed()
    expect(why(pair)).toEqual({ _tag: 'AlreadyInCall' })
    expect(asked(pair)).toContain('cancel')
    await pair.caller.answer()
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Live', role: 'callee' })
    expect(pair.caller.devices.held()).toBe(1)
  })
})
