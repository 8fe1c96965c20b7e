import { describe, it } from 'vitest'
import { got } from '../harness/check'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeDevicesFake } from '../../fakes/devices.fake'
import { makeMediaRoomFake } from '../../fakes/media-room.fake'
import { coveredCases } from './covered.cases'
import { mediaRoomCases } from './media-room.cases'

describe('media room: fake', () => {
  it.each([...mediaRoomCases, ...coveredCases])('$title', async ({ run }) => {
    const clock = makeVirtualClock()
    const devices = makeDevicesFake()
    await run({
      media: makeMediaRoomFake(),
      capture: () => got(devices.open({})),
      until: async (what, condition) => {
        const limit = Date.now() + 3_000
        while (!condition()) {
          if (Date.now() > limit) throw new Error(`never: ${what}`)
          await clock.settle()
        }
      },
    })
  })
})
