import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Me } from '../../../src/domain/kernel/person'
import type { Photo } from '../../../src/domain/profile/photo'
import { OwnProfile } from '../../../src/ui/profile/own-profile'
import { isBuilt } from '../../../src/ui/shell/pages'
import { matchPath } from '../../../src/ui/shell/routes'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aCalls, aDevices, aProfile } from '../shell/literal-features'
import { settled } from '../shell/settled'

type Scene = {
  readonly me?: Partial<Me>
  readonly photos?: readonly Photo[]
  readonly onSignOut?: () => void
  readonly onClose?: () => void
  readonly refresh?: () => Promise<void>
  readonly openCheck?: () => Promise<void>
}

const nothing = () => undefined

const open = async (scene: Scene = {}) => {
  const { me: given, photos = [], onSignOut = nothing, onClose = nothing } = scene
  const { refresh = async () => undefined, openCheck = async () => undefined } = scene
  const me = aMe({ paid: true, ...given })
  const drawn = await drawView(
    aCore(anAccount(signedIn(me), { refresh }), {
      profile: aProfile({ photos }),
      calls: aCalls({}, { devices: aDevices({}, { openCheck }) }),
    }),
    <OwnProfile me={me} open onClose={onClose} onSignOut={onSignOut} />,
  )
  await settled(() => document.querySelector('[role="dialog"]') !== null)
  return drawn
}

describe('own profile', () => {
  it('shows face, name, country, sign, balance and VIP mark [PROF-10]', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Your profile' })).toBeVisible()
    expect(screen.getByText('Anna Keller')).toBeVisible()
    expect(document.querySelector('[data-initials="AK"]')).toBeVisible()
    expect(screen.getByText(/Germany/)).toBeVisible()
    expect(screen.getByText('Taurus')).toBeVisible()
    expect(screen.getByText('VIP')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Coins/ })).toHaveAttribute('href', '/shop')
  })

  it('copies the id', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(screen.getByRole('button', { name: /ID/ }))
    await expect(navigator.clipboard.readText()).resolves.toBe('1001')
    expect(await screen.findByText('ID copied')).toBeVisible()
  })

  it('shows bio, interests, languages and photos, also those being reviewed [PROF-10]', async () => {
    const photos: readonly Photo[] = [{ id: 1, order: 1, pic: '/p/1', state: 'reviewing' }]
    await open({ me: { introduce: 'Long walks.', interests: [12], languages: ['de'] }, photos })
    for (const text of ['Long walks.', 'Coffee', 'German']) expect(screen.getByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 1 of 1' }))
    expect(screen.getByText('Your photo is being reviewed')).toBeVisible()
  })

  it('reads the own data anew when it opens', async () => {
    const refresh = vi.fn<() => Promise<void>>(async () => undefined)
    await open({ refresh })
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('says what to do where nothing is told yet', async () => {
    await open({ me: { languages: [] } })
    expect(screen.getByText(/^Tell others something about yourself/)).toBeVisible()
  })

  it('says how the review of the picture stands [PROF-24]', async () => {
    await open({ me: { reviews: { headImg: 'refused', background: 'approved' } } })
    expect(screen.getByText('Image not approved')).toBeVisible()
  })

  it('leads to the editor, to what others see and to the friends, and closes [PROF-10]', async () => {
    const onClose = vi.fn<() => void>()
    const { memory } = await open({ onClose })
    expect(screen.getByRole('link', { name: 'See it as others do' })).toHaveAttribute('href', '/profile/1001')
    expect(screen.getByRole('link', { name: 'Friends' })).toHaveAttribute('href', '/friends')
    await userEvent.click(screen.getByRole('link', { name: 'Edit profile' }))
    expect([memory.history?.at(-1), onClose.mock.calls.length]).toEqual(['/profile/edit', 1])
  })

  it('leads hosts alone to calls and prices [CALL-66]', async () => {
    const { unmount } = await open()
    expect(screen.queryByRole('link', { name: 'Calls and prices' })).not.toBeInTheDocument()
    unmount()
    await open({ me: { goddess: true } })
    expect(screen.getByRole('link', { name: 'Calls and prices' })).toHaveAttribute('href', '/profile/host')
  })

  it('leads to account security [ACCT-113]', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Account security' })).toHaveAttribute('href', '/profile/security')
  })

  it('leads nowhere that is not built', async () => {
    await open()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    for (const way of ways) expect(isBuilt(matchPath(way)?.name ?? 'Landing')).toBe(true)
  })

  it('opens the check of camera and sound outside of calls, and closes itself [PLUS-24]', async () => {
    const [onClose, openCheck] = [vi.fn<() => void>(), vi.fn<() => Promise<void>>(async () => undefined)]
    await open({ onClose, openCheck })
    await userEvent.click(screen.getByRole('button', { name: 'Camera and sound' }))
    expect([onClose.mock.calls.length, openCheck.mock.calls.length]).toEqual([1, 1])
  })

  it('leads to signing out', async () => {
    const onSignOut = vi.fn<() => void>()
    await open({ onSignOut })
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})
