import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../../src/ui/design/button'
import { ConfirmDialog } from '../../../src/ui/design/confirm-dialog'
import { draw } from './in-english'

/** A list whose entries go after a question; once it is empty something else stands in its place. */
const Entries = ({ names }: { readonly names: readonly string[] }) => {
  const [left, setLeft] = useState(names)
  const [asked, setAsked] = useState<string | null>(null)
  const remove = () => {
    setLeft(left.filter((name) => name !== asked))
    setAsked(null)
  }
  return (
    <section>
      {left.length === 0 ? (
        <p>Nothing is left</p>
      ) : (
        <ul aria-label="Entries">
          {left.map((name) => (
            <li key={name}>
              {name.startsWith('fixed') ? name : <Button onClick={() => setAsked(name)}>{`Delete ${name}`}</Button>}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Delete it?"
        confirm="Delete"
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      />
    </section>
  )
}

const press = async (name: string, answer: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
}
const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus())
const entry = (name: string) => () => screen.getByRole('button', { name: `Delete ${name}` })

describe('the focus after a question', () => {
  it('is where it was when nothing has gone [PLUS-22]', async () => {
    await draw(<Entries names={['a', 'b']} />)
    await press('a', 'Cancel')
    await expectFocus(entry('a'))
  })

  it('is on what has come to the place of the entry that has gone, and on the last one after the last [PLUS-22]', async () => {
    await draw(<Entries names={['a', 'b', 'c']} />)
    await press('b', 'Delete')
    await expectFocus(entry('c'))
    await press('c', 'Delete')
    await expectFocus(entry('a'))
  })

  it('is on the list when nothing in it can be pressed any more, and beyond when it has gone too [PLUS-22]', async () => {
    const { container, unmount } = await draw(<Entries names={['fixed', 'a']} />)
    await press('a', 'Delete')
    await expectFocus(() => screen.getByRole('list', { name: 'Entries' }))
    unmount()
    expect(container.textContent).toBe('')
    const again = await draw(<Entries names={['b']} />)
    await press('b', 'Delete')
    await expectFocus(() => again.container.querySelector('section') as HTMLElement)
  })
})
