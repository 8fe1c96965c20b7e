import * as E from 'fp-ts/Either'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Page as FriendPage } from '../../../src/ui/friends/friend.page'
import { drawSession, layOut } from '../chat/session'
import { show } from '../friends/stage'
import { aCalls, anAcquaintance, aProfile, aSafety } from './literal-features'

layOut()

const visit = (relation: 'friend' | 'stranger') => {
  const person = anAcquaintance(42, { name: 'Lina', relation })
  const others = { calls: aCalls(), profile: aProfile(), safety: aSafety() }
  return show(FriendPage, [person], {
    params: { friendId: '42' },
    friends: { open: () => async () => E.right(person) },
    others,
  })
}

describe('somebody who is signed in', () => {
  it('can write to a friend and call them, and block or report them [SAFE-18]', async () => {
    await visit('friend')
    expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/message/IMMessageSession/42')
    expect(screen.getByRole('button', { name: 'Video call' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: /^More/ }))
    expect(await screen.findByRole('menuitem', { name: 'Block' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  })

  it('can ask a stranger to be a friend, and block or report them too [SAFE-18]', async () => {
    await visit('stranger')
    expect(screen.getByRole('button', { name: /^Add friend/ })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: /^More/ }))
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible()
  })

  it('can write and send gifts in a chat [SAFE-18]', async () => {
    await drawSession()
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Send a gift' })).toBeEnabled()
  })
})
