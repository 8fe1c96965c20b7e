import { expect, it } from 'vitest'
import { makeTurns } from '../../../server/chat/turns'

it('of one person one at a time is translated, of several as many, and too many are not waited for', async () => {
  const takeTurn = makeTurns(2)
  const running: string[] = []
  const opened = new Map<string, () => void>()
  const slow = (name: string) => () =>
    new Promise<string>((resolve) => {
      running.push(name)
      opened.set(name, () => resolve(name))
    })
  const [first, second, other] = [takeTurn(1, slow('a')), takeTurn(1, slow('b')), takeTurn(2, slow('c'))]
  expect(await takeTurn(1, slow('d'))).toBeNull()
  expect(running).toEqual(['a', 'c'])
  opened.get('a')?.()
  expect(await first).toBe('a')
  await Promise.resolve()
  expect(running).toEqual(['a', 'c', 'b'])
  opened.get('b')?.()
  opened.get('c')?.()
  expect([await second, await other]).toEqual(['b', 'c'])
  const later = takeTurn(1, slow('e'))
  await Promise.resolve()
  opened.get('e')?.()
  expect(await later).toBe('e')
})
