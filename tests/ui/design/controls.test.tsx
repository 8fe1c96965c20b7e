import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/design/button'
import { Checkbox } from '../../../src/ui/design/checkbox'
import { digitsOf } from '../../../src/domain/kernel/digits'
import { CodeField } from '../../../src/ui/design/code-field'
import { ConfirmDialog } from '../../../src/ui/design/confirm-dialog'
import { Dialog } from '../../../src/ui/design/dialog'
import { PasswordField } from '../../../src/ui/design/password-field'
import { Select } from '../../../src/ui/design/select'
import { TextField } from '../../../src/ui/design/text-field'
import { useToast } from '../../../src/ui/design/toast'
import { draw } from './in-english'

afterEach(() => void vi.useRealTimers())

describe('button', () => {
  it('ignores a repeated press for 2 s when guarded [SHELL-83]', async () => {
    const press = vi.fn<() => void>()
    await draw(
      <Button guarded onClick={press}>
        Buy
      </Button>,
    )
    vi.useFakeTimers()
    const button = screen.getByRole('button', { name: 'Buy' })
    fireEvent.click(button)
    fireEvent.click(button)
    vi.advanceTimersByTime(1_999)
    fireEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    fireEvent.click(button)
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('is busy and deaf while loading, and keeps its name', async () => {
    const press = vi.fn<() => void>()
    await draw(
      <Button loading onClick={press}>
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(press).not.toHaveBeenCalled()
  })
})

const ToastButton = ({ undo }: { readonly undo?: () => void }) => {
  const toast = useToast()
  const action = undo && { label: 'Undo', run: undo }
  return <Button onClick={() => toast({ text: 'Saved', tone: 'success', ...(action && { action }) })}>Save</Button>
}

describe('toast', () => {
  it('hides by itself after 3000 ms [SHELL-82]', async () => {
    await import('../../../src/ui/design/toaster')
    await draw(<ToastButton />)
    vi.useFakeTimers({ shouldAdvanceTime: false })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(screen.getByText('Saved')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(screen.getByText('Saved')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('goes when it is pressed, since it may lie over what is wanted', async () => {
    await import('../../../src/ui/design/toaster')
    await draw(<ToastButton />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByText('Saved'))
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull(), { timeout: 1_000 })
  })

  it('keeps what it offers when it is pressed beside that', async () => {
    const undo = vi.fn<() => void>()
    await import('../../../src/ui/design/toaster')
    await draw(<ToastButton undo={undo} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByText('Saved'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
  })
})

const Code = ({ done }: { readonly done: (code: string) => void }) => {
  const [code, setCode] = useState('')
  return <CodeField label="Verification code" value={code} onChange={setCode} onComplete={done} />
}

describe('fields', () => {
  it('names its error and marks itself invalid', async () => {
    await draw(<TextField label="E-mail" value="x" onChange={() => undefined} error="Not complete" />)
    const field = screen.getByRole('textbox', { name: 'E-mail' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Not complete')
  })

  it('shows a password on demand, from left to right in every language', async () => {
    await draw(<PasswordField label="Password" value="x" onChange={() => undefined} autoComplete="new-password" />)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('dir', 'ltr')
  })

  it('takes six digits, drops letters and says when they are there [ACCT-22]', async () => {
    const done = vi.fn<(code: string) => void>()
    await draw(<Code done={done} />)
    const field = screen.getByRole('textbox', { name: 'Verification code' })
    await userEvent.type(field, '12a3 456789')
    expect(field).toHaveValue('123456')
    expect(done.mock.calls).toEqual([['123456']])
  })

  it('reads digits of other scripts', () => {
    expect(digitsOf('٤٢١٠٩٨', 6)).toBe('421098')
    expect(digitsOf('१२३', 6)).toBe('123')
    expect(digitsOf('code: 1 2 3 4 5 6 7', 6)).toBe('123456')
  })

  it('names a box by the text beside it', async () => {
    const change = vi.fn<(checked: boolean) => void>()
    await draw(<Checkbox label="I am 18 or older" checked={false} onChange={change} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }))
    expect(change).toHaveBeenCalledWith(true)
  })

  it('chooses one of a list', async () => {
    const change = vi.fn<(value: string) => void>()
    const choices = [
      { value: 'f', label: 'Woman' },
      { value: 'm', label: 'Man' },
    ] as const
    await draw(<Select label="Gender" value="f" onChange={change} choices={choices} />)
    expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveTextContent('Woman')
    await userEvent.click(screen.getByRole('combobox', { name: 'Gender' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Man' }))
    expect(change).toHaveBeenCalledWith('m')
  })
})

describe('dialogs', () => {
  it('closes with Escape', async () => {
    const close = vi.fn<() => void>()
    await draw(
      <Dialog open onClose={close} title="Sign in">
        body
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays when strict', async () => {
    const close = vi.fn<() => void>()
    await draw(
      <Dialog open strict onClose={close} title="Sign in">
        body
      </Dialog>,
    )
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('asks, and confirms once for two presses [SHELL-83]', async () => {
    const confirm = vi.fn<() => void>()
    await draw(
      <ConfirmDialog open title="Add?" text="9 coins" confirm="Add" onConfirm={confirm} onCancel={() => undefined} />,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Add?' })
    expect(dialog).toHaveAccessibleDescription('9 coins')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }))
    expect(confirm).toHaveBeenCalledOnce()
  })
})
