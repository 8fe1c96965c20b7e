import * as E from 'fp-ts/Either'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Slot } from '../../../src/ui/friends/person-menu.slot'
import { reporting } from '../../../src/ui/shell/reporting.store'
import { anAcquaintance, aSafety } from '../shell/literal-features'
import { show } from './stage'

const id = 42 as UserId
const Menu = () => (
  <>
    <h1>Lina</h1>
    <Slot friend={id} trigger={<button type="button">More</button>} />
  </>
)

const open = async (over: Partial<Acquaintance>, friends: Partial<FriendsFeature> = {}, safety = aSafety()) => {
  const drawn = await show(Menu, [anAcquaintance(id, { name: 'Lina', ...over })], { friends, others: { safety } })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByRole('menu')
  return drawn
}
const words = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))

describe('the menu of a person', () => {
  it('offers a friend all there is [FRND-33] [FRND-34]', async () => {
    await open({ relation: 'friend' })
    expect(words()).toEqual(['Rename', 'Add to favorites', 'Tell me when online', 'Delete friend', 'Block', 'Report'])
  })

  it.each(['stranger', 'asked', 'asking'] as const)(
    'offers anybody else block and report: %s [FRND-33] [FRND-34]',
    async (relation) => {
      await open({ relation })
      expect(words()).toEqual(['Block', 'Report'])
    },
  )

  it('takes back what is on, and whom one has blocked [FRND-38] [FRND-42]', async () => {
    const { unmount } = await open({ pinned: true, reminded: true })
    expect(words()).toContain('Remove from favorites')
    expect(words()).toContain('Stop telling me when online')
    unmount()
    const unblock = vi.fn<FriendsFeature['unblock']>(() => async () => E.right(undefined))
    await open({ relation: 'stranger', blocked: true }, { unblock })
    expect(words()).toEqual(['Unblock', 'Report'])
    await choose('Unblock')
    expect(unblock).toHaveBeenCalledExactlyOnceWith(id)
  })

  it.each([
    [false, 'Add to favorites'],
    [true, 'Remove from favorites'],
  ])('switches the favourite that is %s [FRND-38]', async (pinned, word) => {
    const pin = vi.fn<FriendsFeature['pin']>(() => async () => E.right(undefined))
    await open({ pinned }, { pin })
    await choose(word)
    expect(pin).toHaveBeenCalledExactlyOnceWith(id, !pinned)
  })

  it('renames: the 31st character is dropped while one types [FRND-39] [FRND-40]', async () => {
    const rename = vi.fn<FriendsFeature['rename']>((_id, remark) => async () => E.right(remark))
    await open({}, { rename })
    await choose('Rename')
    const field = await screen.findByRole('textbox', { name: 'Name for you only' })
    await userEvent.type(field, `${'x'.repeat(30)}y`)
    expect(field).toHaveValue('x'.repeat(30))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(rename).toHaveBeenCalledExactlyOnceWith(id, 'x'.repeat(30))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    ['Delete friend', 'remove', 'Delete Lina from your friends?'],
    ['Block', 'block', 'Block Lina?'],
  ] as const)('asks before it parts, then leads to the root: %s [FRND-35] [FRND-36]', async (word, deed, title) => {
    const part = vi.fn<FriendsFeature['block']>(() => async () => E.right(undefined))
    const { memory } = await open({}, { [deed]: part })
    memory.navigate('/profile/42')
    await choose(word)
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    expect(part).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: word }))
    expect(part).toHaveBeenCalledExactlyOnceWith(id)
    await waitFor(() => expect(memory.history?.at(-1)).toBe('/'))
  })

  it('stays where it is when parting failed or was thought better of [FRND-35]', async () => {
    const block = vi.fn<FriendsFeature['block']>(() => async () => E.left({ _tag: 'Unreachable', timedOut: false }))
    const { memory } = await open({}, { block })
    memory.navigate('/profile/42')
    await choose('Block')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/)
    expect(memory.history?.at(-1)).toBe('/profile/42')
  })

  it('opens the report about the person [FRND-34]', async () => {
    await open({ relation: 'stranger' })
    await choose('Report')
    await waitFor(() => expect(reporting.now()).toEqual({ person: id, name: 'Lina', overAll: false }))
    act(() => reporting.set(null))
  })
})
