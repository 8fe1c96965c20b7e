import { act, render } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatView } from '../../../src/application/chat/chat.feature'
import { startI18n } from '../../../src/ui/i18n/i18n'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { UnreadTitle } from '../../../src/ui/shell/title'
import { aChat, aCore, anAccount, signedIn } from './literal-core'

const draw = async () => {
  const i18n = await startI18n('en')
  const view = observable<ChatView>({ ...aChat([]).view, unread: 3 })
  const core = aCore(anAccount(signedIn()), { chat: { ...aChat([]), view } })
  const drawn = render(
    <I18nextProvider i18n={i18n}>
      <CoreContext value={core}>
        <UnreadTitle />
      </CoreContext>
    </I18nextProvider>,
  )
  const set = (unread: number) => act(() => runInAction(() => Object.assign(view, { unread })))
  return { ...drawn, set }
}

beforeEach(() => {
  vi.useFakeTimers()
  document.title = ''
})
afterEach(() => void vi.useRealTimers())

describe('the title of the page', () => {
  it('carries the unread count after 300 ms [CHAT-24]', async () => {
    await draw()
    vi.advanceTimersByTime(299)
    expect(document.title).toBe('')
    vi.advanceTimersByTime(1)
    expect(document.title).toBe('(3) Visavis')
  })

  it('waits until the count has settled [CHAT-24]', async () => {
    const { set } = await draw()
    vi.advanceTimersByTime(200)
    set(4)
    vi.advanceTimersByTime(299)
    expect(document.title).toBe('')
    vi.advanceTimersByTime(1)
    expect(document.title).toBe('(4) Visavis')
  })

  it('is the bare name when everything is read, and after signing out', async () => {
    const { set, unmount } = await draw()
    set(0)
    vi.advanceTimersByTime(300)
    expect(document.title).toBe('Visavis')
    set(2)
    vi.advanceTimersByTime(300)
    unmount()
    expect(document.title).toBe('Visavis')
  })
})
