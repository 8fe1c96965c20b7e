import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../../src/domain/calls/call'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import type { PromptKind } from '../../../src/domain/kernel/prompts'
import { Dialog } from '../../../src/ui/design/dialog'
import { usePrompt } from '../../../src/ui/shell/prompt-queue'
import { userId } from '../../builders/ids'
import { drawView } from './draw-view'
import { aCore, anAccount, signedIn } from './literal-core'
import { aCalls } from './literal-features'

const ringing: Call = {
  _tag: 'Ringing',
  role: 'callee',
  room: 'room-0001' as RoomNum,
  peer: userId(7),
  since: 0,
  caller: null,
}

const Prompt = observer(({ kind }: { readonly kind: PromptKind }) => {
  const [due, setDue] = useState(true)
  return (
    usePrompt(kind, due) && (
      <button type="button" onClick={() => setDue(false)}>
        {kind}
      </button>
    )
  )
})

const open = () => screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)

const draw = async (parts: ReactNode, account = anAccount(signedIn())) => {
  const calls = aCalls({ call: { _tag: 'Idle' } })
  const view = observable({ ...calls.view }, {}, { deep: false })
  const drawn = await drawView(aCore(account, { calls: { ...calls, view } }), parts)
  const call = (next: Call) => act(async () => runInAction(() => (view.call = next)))
  const go = (path: string) => act(async () => drawn.memory.navigate(path))
  return { ...drawn, call, go }
}

describe('the prompts of the app', () => {
  it('open one at a time, in their order: the second when the first has closed [SHELL-78]', async () => {
    await draw(
      <>
        <Prompt kind="push" />
        <Prompt kind="checkIn" />
      </>,
    )
    expect(open()).toEqual(['checkIn'])
    await userEvent.click(screen.getByRole('button'))
    expect(open()).toEqual(['push'])
    await userEvent.click(screen.getByRole('button'))
    expect(open()).toEqual([])
  })

  it('are for members only [SHELL-77]', async () => {
    await draw(<Prompt kind="install" />, anAccount())
    expect(open()).toEqual([])
  })

  it('go while it rings, and come back [SHELL-78]', async () => {
    const { call } = await draw(<Prompt kind="push" />)
    expect(open()).toEqual(['push'])
    await call(ringing)
    expect(open()).toEqual([])
    await call({ _tag: 'Idle' })
    expect(open()).toEqual(['push'])
  })

  it.each(['/shop', '/pay', '/pay/coins', '/payRes', '/match', '/matching', '/matchCall'])(
    'wait on %s [SHELL-78]',
    async (path) => {
      const { go } = await draw(<Prompt kind="discount" />)
      await go(path)
      expect(open()).toEqual([])
      await go('/wall')
      expect(open()).toEqual(['discount'])
    },
  )

  it.each(['confirm', 'prompt', 'notice'] as const)(
    'wait for a dialog of the layer %s that a press has opened, and stay open below one that comes later [SHELL-78]',
    async (layer) => {
      const Other = () => {
        const [asked, setAsked] = useState(true)
        return (
          <>
            <input type="checkbox" aria-label="ask" checked={asked} onChange={() => setAsked(!asked)} />
            <Dialog open={asked} layer={layer} title="Something else" onClose={() => setAsked(false)}>
              <Prompt kind="cookie" />
            </Dialog>
            <Prompt kind="install" />
          </>
        )
      }
      await draw(<Other />)
      expect(open()).not.toContain('install')
      await userEvent.keyboard('{Escape}')
      expect(open()).toEqual(['install'])
      await userEvent.click(screen.getByRole('checkbox'))
      expect(open()).toContain('install')
      expect(open()).not.toContain('cookie')
    },
  )
})

describe('prompts and writing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.setup({ advanceTimers: () => undefined, delay: null }).type(field, text)
  }

  const Form = ({ kind = 'text' }: { readonly kind?: string }) => {
    const [asked, setAsked] = useState(false)
    const [fields, setFields] = useState(true)
    return (
      <>
        {fields && <input aria-label="one" type={kind} />}
        {fields && <textarea aria-label="two" />}
        <input type="checkbox" aria-label="ask" checked={asked} onChange={() => setAsked(true)} />
        <input type="checkbox" aria-label="leave" checked={!fields} onChange={() => setFields(false)} />
        {asked && <Prompt kind="push" />}
        <Watcher />
      </>
    )
  }
  /** Watches from the start, as the other prompts of the app do. */
  const Watcher = observer(() => usePrompt('install', false) && null)
  const [field, second] = [() => screen.getByLabelText('one'), () => screen.getByLabelText('two')]
  const ask = () => act(async () => screen.getByLabelText('ask').click())
  const leave = () => act(async () => screen.getByLabelText('leave').click())
  const focus = (element: HTMLElement) => act(async () => element.focus())

  it('wait while a field with text has the focus, also on the way to the next one [SHELL-78]', async () => {
    await draw(<Form />)
    await type(field(), 'Anna')
    await ask()
    await act(async () => field().blur())
    await pass(250)
    await focus(second())
    await pass(10_000)
    expect(open()).toEqual([])
  })

  it('wait for what was begun and left for a moment, until the form is gone [SHELL-78]', async () => {
    await draw(<Form />)
    await type(field(), 'Anna')
    await act(async () => field().blur())
    await ask()
    await pass(60_000)
    expect(open()).toEqual([])
    await leave()
    await pass(250)
    expect(open()).toEqual([])
    await pass(250)
    expect(open()).toEqual(['push'])
  })

  it('wait 5 s more when a message was sent and its field is empty [SHELL-78]', async () => {
    await draw(<Form />)
    await type(field(), 'Hello')
    await ask()
    await act(async () => void ((field() as HTMLInputElement).value = ''))
    await pass(4_500)
    expect(open()).toEqual([])
    await pass(1_000)
    expect(open()).toEqual(['push'])
  })

  it('do not mind an empty field, nor a search that was left [SHELL-78]', async () => {
    await draw(<Form kind="search" />)
    await focus(second())
    await type(field(), 'Anna')
    await act(async () => field().blur())
    await pass(500)
    await ask()
    expect(open()).toEqual(['push'])
  })

  it('stay open while something is written beside them [SHELL-78]', async () => {
    await draw(<Form />)
    await ask()
    expect(open()).toEqual(['push'])
    await type(field(), 'Anna')
    await pass(1_000)
    expect(open()).toEqual(['push'])
  })
})
