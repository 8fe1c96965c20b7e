import { describe, expect, it } from 'vitest'
import { makeMatchStage, makeTalk } from './match-stage'

const S = 1_000

describe('a search', () => {
  it('asks for the terms, then for the queue, once the devices are open [MTCH-27]', async () => {
    const { seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    expect(ada.browser.devices.opened()).toBe(1)
    expect(ada.asked()).toEqual(['playConf', 'matching'])
    expect(ada.matching.view).toMatchObject({ starting: false, problem: null, terms: { price: 0, freeLeft: 5 } })
  })

  it('counts down 10 s and keeps its place with every new countdown [MTCH-24, MTCH-27]', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    const { since } = world.matches.queue.get(ada.id) ?? {}
    await clock.advance(3 * S)
    expect(ada.matching.view.roundLeftMs).toBe(7 * S)
    await clock.advance(6_999)
    expect(ada.asked()).toEqual(['playConf', 'matching'])
    await clock.advance(1)
    expect(ada.matching.view.match).toMatchObject({ _tag: 'Searching', round: 2 })
    expect(ada.asked()).toEqual(['playConf', 'matching', 'matching'])
    expect(world.matches.queue.get(ada.id)?.since).toBe(since)
  })

  it('is left with exit-match, once, and nothing runs on [MTCH-27]', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    const before = clock.pending()
    ada.matching.leave()
    ada.matching.leave()
    ada.matching.leavePage()
    await clock.advance(30 * S)
    expect(ada.asked()).toEqual(['playConf', 'matching', 'exitMatch'])
    expect([ada.tag(), world.matches.queue.size, ada.browser.devices.held()]).toEqual(['Left', 0, 0])
    expect(clock.pending()).toBeLessThan(before)
  })

  it('that is left before it began enters no queue, and closes the camera', async () => {
    const { clock, seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    const release = ada.browser.seat.hold('playConf')
    const started = ada.start()
    await clock.settle()
    expect(ada.matching.view.starting).toBe(true)
    ada.matching.leavePage()
    release()
    await started
    expect([ada.tag(), ada.asked(), ada.browser.devices.held()]).toEqual(['Idle', ['playConf'], 0])
  })

  it('that is begun anew at once enters after it has left: nobody is lost on the way', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const ada = await seeker('Ada')
    const release = ada.browser.seat.hold('matching')
    await ada.start()
    ada.matching.leave()
    await ada.start()
    release()
    await clock.settle()
    await clock.settle()
    expect(ada.asked()).toEqual(['playConf', 'matching', 'playConf', 'exitMatch', 'matching'])
    expect([ada.tag(), world.matches.queue.has(ada.id)]).toEqual(['Searching', true])
  })

  it('does not begin without camera or microphone, and says why [CALL-26]', async () => {
    const { seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    ada.browser.devices.break('CameraRefused')
    await ada.start()
    expect(ada.matching.view.problem).toEqual({ _tag: 'CameraRefused' })
    expect([ada.tag(), ada.asked()]).toEqual(['Idle', []])
  })

  it('goes on without a network, and says so until it is back [PLUS-19]', async () => {
    const { clock, seeker, world } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    ada.browser.setOnline(false)
    await clock.advance(10 * S)
    expect([ada.tag(), ada.matching.view.unreached]).toEqual(['Searching', true])
    ada.browser.setOnline(true)
    await clock.advance(10 * S)
    expect([ada.tag(), ada.matching.view.unreached, world.matches.queue.has(ada.id)]).toEqual([
      'Searching',
      false,
      true,
    ])
  })

  it('ends with the session', async () => {
    const { clock, seeker } = makeMatchStage()
    const ada = await seeker('Ada')
    await ada.start()
    await ada.tab.core.account.signOut()
    await clock.settle()
    expect([ada.tag(), ada.browser.devices.held()]).toEqual(['Idle', 0])
  })
})

describe('two who search', () => {
  it('join by themselves and meet in one room, and a free match costs nothing [MTCH-1, MTCH-13, MTCH-27]', async () => {
    const { ada, bob, world } = await makeTalk()
    expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
    expect(ada.asked()).toEqual(['playConf', 'matching', 'join', 'playConf'])
    const [call, peer] = [await ada.tab.core.feature('calls'), await bob.tab.core.feature('calls')]
    expect(call.view.call).toMatchObject({ _tag: 'Meeting', role: 'caller', peer: bob.id, match: { userName: 'Bob' } })
    expect(peer.view.call).toMatchObject({ _tag: 'Meeting', role: 'callee', peer: ada.id })
    expect(world.accounts.get(ada.id)?.movements.map(({ kind }) => kind)).toEqual(['signUp'])
  })

  it('take the camera of the search into the talk: it is opened once', async () => {
    const { ada } = await makeTalk()
    expect([ada.browser.devices.opened(), ada.browser.devices.held()]).toEqual([1, 1])
  })

  it('pay when both have joined, each their own price [MTCH-12, MTCH-13, MTCH-27]', async () => {
    const { clock, seeker, used, world } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    bob.account.me = { ...bob.account.me, paid: true }
    used(ada.id, 5)
    used(bob.id, 5)
    const coins = () => [ada, bob].map(({ id }) => world.accounts.get(id)?.me.coins ?? 0)
    const before = coins()
    const held = bob.browser.seat.hold('join')
    await ada.start()
    await bob.start()
    await clock.settle()
    expect([ada.tag(), bob.tag(), coins()]).toEqual(['Joined', 'Hit', before])
    held()
    await clock.settle()
    expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
    expect(coins().map((now, at) => (before[at] ?? 0) - now)).toEqual([20, 12])
  })

  it('search on, and pay nothing, when one does not join within 5 s; who joined keeps the place [MTCH-27]', async () => {
    const { clock, seeker, used, world } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    used(ada.id, 5)
    bob.browser.seat.hold('join')
    await ada.start()
    await bob.start()
    bob.browser.seat.hold('matching')
    await clock.advance(4_999)
    expect([ada.tag(), bob.tag()]).toEqual(['Joined', 'Hit'])
    await clock.advance(1)
    await clock.settle()
    expect([ada.tag(), bob.tag()]).toEqual(['Searching', 'Searching'])
    expect(world.accounts.get(ada.id)?.movements).toHaveLength(1)
    expect([world.matches.queue.has(ada.id), world.matches.queue.has(bob.id)]).toEqual([true, false])
    expect(ada.asked().filter((call) => call === 'matching')).toHaveLength(1)
  })

  it('are told at once when the other one leaves before both have joined [MTCH-27]', async () => {
    const { clock, seeker } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    bob.browser.seat.hold('join')
    await ada.start()
    await bob.start()
    await clock.settle()
    bob.matching.leavePage()
    await clock.settle()
    expect([ada.tag(), bob.tag()]).toEqual(['Searching', 'Left'])
    expect(bob.asked().at(-1)).toBe('leave')
  })

  it('meet whom they want only [MTCH-10]', async () => {
    const { clock, seeker } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    const gender = bob.account.me.gender
    ada.matching.wish({ gender: gender === 'male' ? 'female' : 'male', country: null, language: null })
    await ada.start()
    await bob.start()
    await clock.settle()
    expect([ada.tag(), bob.tag()]).toEqual(['Searching', 'Searching'])
    ada.matching.wish({ gender, country: null, language: null })
    await clock.advance(10 * S)
    expect([ada.tag(), bob.tag()]).toEqual(['Talking', 'Talking'])
  })

  it('are counted as matches of the day, to 00:00 UTC [MTCH-32, DATA-14]', async () => {
    const { ada } = await makeTalk()
    expect(ada.matching.view.today).toBe(1)
    expect(ada.browser.storage.entries.get('CAMC_todayMatchTimes')).toBe('2026-01-05 1')
    ada.browser.storage.write('CAMC_todayMatchTimes', '2026-01-04 7')
    await ada.matching.load()
    expect(ada.matching.view.today).toBe(0)
  })
})

describe('a tab that does not search', () => {
  it('lets pass what is found for another one [MTCH-27]', async () => {
    const { clock, seeker } = makeMatchStage()
    const [ada, bob] = [await seeker('Ada'), await seeker('Bob')]
    const other = ada.browser.open()
    await clock.settle()
    const second = await other.core.feature('matching')
    await ada.start()
    await bob.start()
    await clock.settle()
    expect([ada.tag(), second.view.match._tag]).toEqual(['Talking', 'Idle'])
    expect(ada.asked().filter((call) => call === 'join' || call === 'leave')).toEqual(['join'])
  })
})
