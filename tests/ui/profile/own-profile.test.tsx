import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { OwnProfile } from '../../../src/ui/profile/own-profile'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { settled } from '../shell/settled'

const open = async (onSignOut: () => void = () => undefined) => {
  const me = aMe({ paid: true })
  const drawn = await drawView(
    aCore(anAccount(signedIn(me))),
    <OwnProfile me={me} open onClose={() => undefined} onSignOut={onSignOut} />,
  )
  await settled(() => document.querySelector('[role="dialog"]') !== null)
  return drawn
}

describe('own profile', () => {
  it('shows face, name, country, balance and VIP mark', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Your profile' })).toBeVisible()
    expect(screen.getByText('Anna Keller')).toBeVisible()
    expect(document.querySelector('[data-initials="AK"]')).toBeVisible()
    expect(screen.getByText(/Germany/)).toBeVisible()
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

  it('leads to signing out', async () => {
    const onSignOut = vi.fn<() => void>()
    await open(onSignOut)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})
