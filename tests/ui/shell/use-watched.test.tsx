import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { CoreContext } from '../../../src/ui/shell/core-context'
import { useWatched } from '../../../src/ui/shell/use-watched'
import { aCore, anAccount } from './literal-core'
import { aFriends } from './literal-features'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const List = ({ ids }: { readonly ids: readonly number[] }) => {
  useWatched(ids.map((id) => id as UserId))
  return null
}

const scrolled = async () => {
  const followed: (readonly number[])[] = []
  const watch: FriendsFeature['watch'] = (ids) => {
    followed.push(ids.map(Number))
    return () => undefined
  }
  const core = aCore(anAccount(), { friends: aFriends([], {}, { watch }) })
  const at = (ids: readonly number[]) => (
    <CoreContext value={core}>
      <Suspense>
        <List ids={ids} />
      </Suspense>
    </CoreContext>
  )
  const drawn = await act(async () => render(at([1, 2])))
  return { followed, to: (ids: readonly number[]) => act(async () => drawn.rerender(at(ids))) }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('looks at who is in sight of a list that is scrolled in steps of 200 ms, and in the end at whoever stays [SHELL-85]', async () => {
  const { followed, to } = await scrolled()
  expect(followed).toEqual([[1, 2]])
  await wait(1_000)
  for (let first = 2; first <= 40; first += 1) {
    await to([first, first + 1])
    await wait(16)
  }
  expect(followed.length).toBeGreaterThan(2)
  expect(followed.length).toBeLessThanOrEqual(1 + Math.ceil((39 * 16) / 200) + 1)
  await wait(200)
  expect(followed.at(-1)).toEqual([40, 41])
})

it('looks at once where the list has rested [SHELL-85]', async () => {
  const { followed, to } = await scrolled()
  await wait(200)
  await to([3, 4])
  await wait(0)
  expect(followed.at(-1)).toEqual([3, 4])
  await to([5, 6])
  await wait(199)
  expect(followed.at(-1)).toEqual([3, 4])
  await wait(1)
  expect(followed.at(-1)).toEqual([5, 6])
})
