import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { makePressOnce, SAME_PRESS_MS, type PressOnce } from '../../../src/application/kernel/press-once'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { refusal, unreachable } from '../../fakes/world/seat'

let clock: VirtualClock
let press: PressOnce

beforeEach(() => {
  clock = makeVirtualClock()
  press = makePressOnce({ clock, ids: makeIdsFake() })
})

/** One press; the key it went out with, and whether it was said to be a repetition. */
const pressed = async (what: string, error?: GatewayError): Promise<readonly [key: string, repeated: boolean]> => {
  let seen: readonly [string, boolean] = ['', false]
  await press(what, (key, repeated) => {
    seen = [key, repeated]
    return error === undefined ? TE.right(undefined) : TE.left(error)
  })()
  return seen
}

describe('a press', () => {
  it.each([
    unreachable,
    { _tag: 'HttpFailed', status: 503, retryAfter: 0 },
    { _tag: 'BadReply', cause: null },
  ] as const)('whose answer was lost is repeated as the same one: $_tag', async (error) => {
    const [key] = await pressed('a rose', error)
    expect(await pressed('a rose', error)).toEqual([key, true])
    expect(await pressed('a rose')).toEqual([key, true])
    const [next, repeated] = await pressed('a rose')
    expect([next === key, repeated]).toEqual([false, false])
  })

  it('for something else, or after a refusal, is another', async () => {
    const [key] = await pressed('a rose', unreachable)
    expect((await pressed('a tulip', refusal(400)))[0]).not.toBe(key)
    const [tulip] = await pressed('a tulip')
    expect((await pressed('a tulip'))[0]).not.toBe(tulip)
    expect((await pressed('a rose'))[0]).toBe(key)
  })

  it('is meant anew once what came of the last one has been seen', async () => {
    const [key] = await pressed('a rose', unreachable)
    clock.jump(SAME_PRESS_MS - 1)
    expect((await pressed('a rose', unreachable))[0]).toBe(key)
    clock.jump(SAME_PRESS_MS)
    const [next, repeated] = await pressed('a rose')
    expect([next === key, repeated]).toEqual([false, false])
  })
})
