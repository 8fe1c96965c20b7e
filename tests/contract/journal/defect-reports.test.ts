import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeBrowserJournal } from '../../../src/infrastructure/browser/browser-journal.adapter'
import { startDefectReports } from '../../../src/infrastructure/browser/defect-reports'
import { reportDefect } from '../../../src/infrastructure/browser/report-defect'
import { makeVirtualClock } from '../../fakes/clock.fake'

afterEach(() => vi.unstubAllGlobals())

/** A window that hands errors on as browsers do. */
const stage = () => {
  const page = new EventTarget()
  const fire = (type: string, given: object): void => void page.dispatchEvent(Object.assign(new Event(type), given))
  vi.stubGlobal('reportError', (error: unknown) => fire('error', { error }))
  const clock = makeVirtualClock()
  const events: (readonly [string, Readonly<Record<string, string | number>>])[] = []
  const usage = {
    event: (name: string, extra: Readonly<Record<string, string | number>>) => void events.push([name, extra]),
  }
  const stop = startDefectReports(page as Window, { build: '1.2.3', clock, usage })
  return { clock, events, fire, journal: makeBrowserJournal(clock, reportDefect), stop }
}

const SECRET =
  'Anna Keller wrote "see you at 8" to anna@visavis.test with token 9f3c at /message/IMMessageSession/42?x=1'

const planted = (name = 'TypeError'): Error => {
  const error = new TypeError(SECRET)
  error.name = name
  error.stack = `TypeError: ${SECRET}\n    at send (https://visavis.test/tr/assets/chat-Bx1_9.js?x=${SECRET}:1:2)\n    at https://visavis.test/tr/assets/chat-Bx1_9.js:12:345`
  return error
}

describe('defects', () => {
  it('are told with kind and place, and nothing of what the error says or holds [GATE-25]', () => {
    const { events, fire, journal } = stage()
    journal.defect('a part of the screen could not be drawn', planted())
    fire('error', { error: planted('RangeError') })
    fire('unhandledrejection', { reason: planted(SECRET) })
    fire('unhandledrejection', { reason: { _tag: 'Left', left: SECRET } })
    fire('unhandledrejection', { reason: SECRET })
    const place = 'chat-Bx1_9.js:12:345'
    expect(events).toEqual([
      ['defect', { what: 'a part of the screen could not be drawn', kind: 'TypeError', place, build: '1.2.3' }],
      ['defect', { what: 'uncaught', kind: 'RangeError', place, build: '1.2.3' }],
      ['defect', { what: 'uncaught', kind: 'other', place, build: '1.2.3' }],
      ['defect', { what: 'uncaught', kind: 'other', place: '', build: '1.2.3' }],
    ])
    for (const word of SECRET.split(/\W+/).filter((each) => each.length > 2))
      expect(JSON.stringify(events).toLowerCase()).not.toContain(word.toLowerCase())
  })

  it('are told once each, five in a minute and twenty in all', async () => {
    const { clock, events, fire } = stage()
    const odd = (number: number): Error => Object.assign(planted(), { stack: `at /assets/a.js:${number}:1` })
    for (let times = 0; times < 10; times += 1) fire('error', { error: odd(1) })
    expect(events).toHaveLength(1)
    for (let number = 2; number < 20; number += 1) fire('error', { error: odd(number) })
    expect(events).toHaveLength(5)
    for (let minute = 1; minute <= 10; minute += 1) {
      await clock.advance(60_001)
      for (let number = 0; number < 10; number += 1) fire('error', { error: odd(minute * 100 + number) })
    }
    expect(events).toHaveLength(20)
  })

  it('are none where something was called off, did not arrive, or only the browser complains', () => {
    const { events, fire } = stage()
    fire('unhandledrejection', { reason: new DOMException('off', 'AbortError') })
    fire('error', { error: planted('ChunkFailed') })
    fire('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' })
    expect(events).toEqual([])
  })

  it('are not heard after the stop', () => {
    const { events, fire, stop } = stage()
    stop()
    fire('error', { error: planted() })
    expect(events).toEqual([])
  })
})
