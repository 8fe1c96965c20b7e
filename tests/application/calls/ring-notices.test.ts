import { describe, expect, it } from 'vitest'
import type { RingWords } from '../../../src/application/calls/ringing-part'
import { ann, me } from '../../domain/calls/samples'
import { makeCallsWorld } from './calls-world'

const words: RingWords = {
  incoming: (name) => ({ title: `${name} calls`, text: 'in' }),
  missed: (name) => ({ title: `${name} called`, text: 'missed' }),
}

/** Ann is called while she looks elsewhere; she has a second tab, which does not lead. */
const stage = async () => {
  const world = makeCallsWorld()
  const caller = world.browserOf(me).tab()
  caller.inbox.lead()
  const browser = world.browserOf(ann)
  const [front, back] = [browser.tab(), browser.tab()]
  front.inbox.lead()
  for (const tab of [front, back]) {
    await tab.begin()
    tab.calls.ringing.speak(words)
    tab.page.setVisible(false)
  }
  await caller.place()
  const titles = (tab = front) => tab.notices.standing().map(({ title }) => title)
  /** Bell and notice agree at any time, in every tab. */
  const agree = () =>
    [front, back].every((tab) => (tab.bell.ringing() === 'incoming') === titles(tab).includes('Caller calls'))
  return { ...world, caller, front, back, titles, agree }
}

describe('the notice of a call', () => {
  it('stands as long as the bell rings, in the one tab that rings [PLUS-20]', async () => {
    const { agree, back, caller, front, titles } = await stage()
    expect([titles(front), titles(back), agree()]).toEqual([['Caller calls'], [], true])
    await caller.hangUp()
    expect([front.bell.ringing(), agree()]).toEqual([null, true])
  })

  it('is gone with the bell as soon as the answer is pressed, also in another tab [CALL-42, PLUS-20]', async () => {
    for (const which of ['front', 'back'] as const) {
      const there = await stage()
      await there[which].answer()
      await there.clock.advance(1_000)
      expect([there.front.bell.ringing(), there.titles(), there.agree()]).toEqual([null, [], true])
    }
  })

  it('is not needed while somebody looks, and comes when they look away', async () => {
    const { front, titles } = await stage()
    front.page.setVisible(true)
    expect([titles(), front.bell.ringing()]).toEqual([[], 'incoming'])
    front.page.setVisible(false)
    expect(titles()).toEqual(['Caller calls'])
  })

  it.each([
    ['nobody answered for 30 s', 'wait'],
    ['the caller gave up', 'cancel'],
  ])('says that it was missed when %s, until somebody looks [CALL-9]', async (_, how) => {
    const { caller, clock, front, titles } = await stage()
    if (how === 'wait') await clock.advance(30_000)
    else await caller.hangUp()
    expect(titles()).toEqual(['Caller called'])
    front.page.setVisible(true)
    expect(titles()).toEqual([])
    front.page.setVisible(false)
    expect(titles()).toEqual([])
  })

  it('says nothing of a call that was declined', async () => {
    const { front, clock, titles } = await stage()
    await front.calls.decline()
    await clock.settle()
    expect(titles()).toEqual([])
  })

  it('waits for words, and goes with them', async () => {
    const { front, titles } = await stage()
    const silence = front.calls.ringing.speak({
      ...words,
      incoming: (name) => ({ title: `${name} ruft an`, text: '' }),
    })
    silence()
    expect(titles()).toEqual([])
    front.calls.ringing.speak(words)
    expect(titles()).toEqual(['Caller calls'])
  })

  it('ends with the session', async () => {
    const { front, titles } = await stage()
    front.inbox.end()
    expect(titles()).toEqual([])
  })
})

describe('the devices of one person', () => {
  it('are silent within 1 s of an answer on one of them, and of a call that is withdrawn [PLUS-20, CALL-42]', async () => {
    const world = makeCallsWorld()
    const caller = world.browserOf(me).tab()
    const browser = world.browserOf(ann)
    const [phone, laptop] = [browser.tab(), browser.tab()]
    phone.inbox.lead()
    laptop.inbox.lead()
    await caller.place()
    expect([phone.bell.ringing(), laptop.bell.ringing()]).toEqual(['incoming', 'incoming'])
    await phone.answer()
    await world.clock.advance(1_000)
    expect([phone.bell.ringing(), laptop.bell.ringing()]).toEqual([null, null])
    expect(laptop.view.call).toMatchObject({ _tag: 'Ended', ending: 'elsewhere' })
    expect(phone.view.call._tag).toBe('Live')
  })
})
