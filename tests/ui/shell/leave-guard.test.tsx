import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useLocation } from 'wouter'
import { useLeaveQuestion } from '../../../src/ui/shell/leave-guard'
import { drawView } from './draw-view'
import { aCore, anAccount } from './literal-core'

const Editor = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { asked, leave, stay } = useLeaveQuestion(unsaved)
  const [, navigate] = useLocation()
  return (
    <>
      <button type="button" onClick={() => navigate('/friends')}>
        Go
      </button>
      <button type="button" onClick={() => navigate('/', { replace: true })}>
        Session ended
      </button>
      {asked && (
        <p role="alert">
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </p>
      )}
    </>
  )
}

const open = (unsaved: boolean) => drawView(aCore(anAccount()), <Editor unsaved={unsaved} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('leaving a page', () => {
  it('goes on at once where nothing would be lost', async () => {
    const { memory } = await open(false)
    await press('Go')
    expect(memory.history?.at(-1)).toBe('/friends')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('goes on after the question, to where it was to go', async () => {
    const { memory } = await open(true)
    await press('Go')
    expect(memory.history?.at(-1)).toBe('/')
    await press('Leave')
    expect(memory.history?.at(-1)).toBe('/friends')
  })

  it('asks again after staying', async () => {
    await open(true)
    await press('Go')
    await press('Stay')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await press('Go')
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('does not ask when the product itself leads elsewhere, as at the end of a session', async () => {
    await open(true)
    await press('Session ended')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks each time when the browser goes back, and leaves the page where it is', async () => {
    await open(true)
    for (const _ of [1, 2]) {
      act(() => history.back())
      expect(await screen.findByRole('alert')).toBeVisible()
      await press('Stay')
    }
  })

  it('goes on over its own entry, in one step, once all is saved', async () => {
    history.pushState({ page: 'before' }, '')
    history.pushState({ page: 'editor' }, '')
    const { unmount } = await open(true)
    unmount()
    await open(false)
    act(() => history.back())
    await waitFor(() => expect(history.state).toEqual({ page: 'before' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
