import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlayWay } from '../../../src/domain/kernel/play-way'
import { drawShell } from '../shell/draw'
import { aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'
import { settled } from '../shell/settled'
import { aCards } from './literal-cards'

const at = async (path: string, playWays: readonly PlayWay[] | null) => {
  const features = { cards: aCards(), friends: aFriends([]) }
  const { memory } = await drawShell(aCore(anAccount({ ...signedIn(), playWays }), features), path, 'phone')
  await settled(() => screen.queryByRole('link', { name: 'Discover' }) !== null)
  const tab = screen.queryByRole('link', { name: 'Cards' }) !== null
  const seen = { path: memory.history?.at(-1), tab }
  cleanup()
  return seen
}

it('cards are there while their way is open: else no tab, and the address ends at home [SHELL-5, SHELL-68]', async () => {
  expect(await at('/card', [{ name: 'wall', main: false }])).toEqual({ path: '/', tab: false })
  expect(await at('/card', [{ name: 'card', main: false }])).toEqual({ path: '/card', tab: true })
  expect(await at('/card', null)).toEqual({ path: '/card', tab: true })
})

it('a visit to the root begins with the main way: live-cam, else cards, else home [SHELL-44, SHELL-45, SHELL-46]', async () => {
  const card = { name: 'card', main: true }
  expect((await at('/', [{ name: 'livcam', main: true }, card])).path).toBe('/search')
  expect((await at('/', [{ name: 'livcam', main: false }, card])).path).toBe('/card')
  expect((await at('/', [{ name: 'livcam', main: false }])).path).toBe('/')
  expect((await at('/friends', [card])).path).toBe('/friends')
})
