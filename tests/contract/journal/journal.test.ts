import { describe, expect, it } from 'vitest'
import { makeBrowserJournal } from '../../../src/infrastructure/browser/browser-journal.adapter'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeJournalFake } from '../../fakes/journal.fake'

const browser = () => {
  const reported: unknown[] = []
  const clock = makeVirtualClock()
  return { reported, clock, journal: makeBrowserJournal(clock, (what, cause) => reported.push([what, cause])) }
}

describe('journal: browser', () => {
  it('reports defects with their cause, and dropped input not at all', () => {
    const { journal, reported } = browser()
    const cause = new Error('x')
    journal.dropped('frame', 'nonsense')
    journal.defect('render', cause)
    expect(reported).toEqual([['render', cause]])
  })

  it('keeps the last 100 notes', () => {
    const { journal } = browser()
    for (let n = 0; n < 250; n += 1) journal.dropped(`note ${n}`, 'why')
    const what = journal.notes().map((note) => note.what)
    expect([what.length, what[0], what.at(-1)]).toEqual([100, 'note 150', 'note 249'])
  })

  it('keeps the name of an error, never what it says or holds', () => {
    const { clock, journal } = browser()
    journal.dropped('row', new TypeError('secret@visavis.test'))
    journal.dropped('row', { _tag: 'Refusal', message: 'secret' })
    journal.dropped('row', { content: 'secret' })
    journal.dropped('row', 7)
    expect(journal.notes()).toEqual(
      ['TypeError', 'Refusal', 'object', 'number'].map((why) => ({
        at: clock.now(),
        kind: 'dropped',
        what: 'row',
        why,
      })),
    )
  })
})

describe('journal: fake', () => {
  it('keeps every note', () => {
    const journal = makeJournalFake()
    journal.dropped('frame', 1)
    journal.defect('render', 2)
    expect(journal.notes.map((note) => [note.kind, note.what])).toEqual([
      ['dropped', 'frame'],
      ['defect', 'render'],
    ])
    expect(journal.defects()).toEqual(['render'])
  })
})
