import { act } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RingWords } from '../../../src/application/calls/ringing-part'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { RingSigns } from '../../../src/ui/calls/ring-signs'
import { markTitle, ringTitle } from '../../../src/ui/shell/page-title'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aCalls } from '../shell/literal-features'

const peer = 7 as UserId
const talk = { room: 'room-0001' as RoomNum, peer, since: 0 }
const called: Call = {
  _tag: 'Ringing',
  role: 'callee',
  ...talk,
  caller: { id: peer, name: 'Bob', headImg: '', demo: false },
}

const draw = async (call: Call, language: 'en' | 'ar' = 'en') => {
  const view = observable<CallsView>({ ...aCalls().view, call }, {}, { deep: false })
  const spoken: { words: RingWords | null } = { words: null }
  const speak = (words: RingWords) => {
    spoken.words = words
    return () => {
      spoken.words = null
    }
  }
  const core = aCore(anAccount(signedIn()), { calls: { ...aCalls(), view, ringing: { ...aCalls().ringing, speak } } })
  const drawn = await drawView(core, <RingSigns />, language)
  const become = (next: Call) => act(async () => runInAction(() => Object.assign(view, { call: next })))
  return { ...drawn, become, spoken }
}

beforeEach(() => markTitle(() => '(3) Visavis'))
afterEach(() => markTitle(() => ''))

describe('the title while it rings', () => {
  it('says who calls until the answer is pressed, and then what it said before [CALL-42, PLUS-20]', async () => {
    const { become } = await draw(called)
    expect(document.title).toBe('Bob is calling you')
    await become({ ...called, answering: true })
    expect(document.title).toBe('(3) Visavis')
  })

  it.each([
    ['declined', { _tag: 'Ended', role: 'callee', ...talk, ending: 'declined', talkedMs: 0 }],
    ['talking', { _tag: 'Live', role: 'callee', ...talk }],
  ] as const)('is the one before once it is %s', async (_, next) => {
    const { become } = await draw(called)
    await become(next)
    expect(document.title).toBe('(3) Visavis')
  })

  it('says nothing of a call that one places', async () => {
    await draw({ ...called, role: 'caller', caller: null })
    expect(document.title).toBe('(3) Visavis')
  })

  it('keeps what is written meanwhile for afterwards', () => {
    const stop = ringTitle('Bob is calling you')
    markTitle(() => '(4) Visavis')
    expect(document.title).toBe('Bob is calling you')
    stop()
    expect(document.title).toBe('(4) Visavis')
  })
})

describe('the words of notices', () => {
  it('are those of the language, and are taken back [CALL-9]', async () => {
    const { spoken, unmount } = await draw({ _tag: 'Idle' })
    expect(spoken.words?.incoming('Bob')).toEqual({ title: 'Bob is calling you', text: 'Incoming video call' })
    expect(spoken.words?.missed('Bob')).toEqual({ title: 'Missed video call', text: 'Bob called you' })
    await act(async () => unmount())
    expect(spoken.words).toBeNull()
    const arabic = await draw({ _tag: 'Idle' }, 'ar')
    expect(arabic.spoken.words?.missed('Bob').title).toBe('مكالمة فيديو فائتة')
  })
})
