import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlayWay } from '../../../src/domain/kernel/play-way'
import { drawShell } from '../shell/draw'
import { aCore, anAccount } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'
import { settled } from '../shell/settled'
import { aWall, layOut } from './wall.stage'

layOut()

const atWall = async (playWays: readonly PlayWay[] | null) => {
  const features = { wall: aWall([]), friends: aFriends([]) }
  const { memory } = await drawShell(aCore(anAccount({ playWays }), features), '/wall', 'phone')
  await settled(() => screen.queryByRole('link', { name: 'Discover' }) !== null)
  return { path: memory.history?.at(-1), tab: screen.queryByRole('link', { name: 'Wall' }) !== null }
}

it('leads home where the wall is switched off, and has no tab then [SHELL-48]', async () => {
  expect(await atWall([{ name: 'card', main: false }])).toEqual({ path: '/', tab: false })
})

it('shows the wall where it is on, and until that is known [SHELL-48]', async () => {
  expect(await atWall([{ name: 'wall', main: false }])).toEqual({ path: '/wall', tab: true })
  cleanup()
  expect(await atWall(null)).toEqual({ path: '/wall', tab: true })
})
