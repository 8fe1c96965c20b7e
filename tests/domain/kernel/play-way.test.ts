import { expect, it } from 'vitest'
import { isOpenWay, mainWay } from '../../../src/domain/kernel/play-way'

const [live, card, wall] = ['livcam', 'card', 'wall'].map((name) => (main: boolean) => ({ name, main }))
const of = (...ways: readonly ({ name: string; main: boolean } | undefined)[]) =>
  ways.filter((way) => way !== undefined)

it('a way is open until the gateway leaves it out [SHELL-5, SHELL-48]', () => {
  expect([isOpenWay(null, 'card'), isOpenWay(null, 'wall')]).toEqual([true, true])
  expect([isOpenWay(of(wall?.(false)), 'card'), isOpenWay(of(wall?.(false)), 'wall')]).toEqual([false, true])
})

it('a visit begins with live-cam, else with cards, else at home [SHELL-44, SHELL-45, SHELL-46]', () => {
  expect(mainWay(of(live?.(true), card?.(true)))).toBe('liveCam')
  expect(mainWay(of(live?.(false), card?.(true)))).toBe('card')
  expect(mainWay(of(live?.(false), card?.(false), wall?.(true)))).toBeNull()
  expect(mainWay([{ name: 'livecam', main: true }])).toBeNull()
})
