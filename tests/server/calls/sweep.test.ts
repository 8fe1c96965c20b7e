import { expect, it } from 'vitest'
import { sweepCalls } from '../../../server/calls/sweep-calls'
import type { Store } from '../../../server/store/store'
import { SECOND } from '../../../src/domain/kernel/time'
import { ada, bob, room, server, setTheStage, talk, talkFor } from './stage'

setTheStage()

/** How many units of work a sweep after so many ms asks for; none of them is carried out. */
const unitsAfter = async (ms: number): Promise<number> => {
  let units = 0
  const work: Store['work'] = () => {
    units += 1
    return new Promise((_, reject) => void reject(new Error('counted')))
  }
  const { store } = server.parts
  await sweepCalls({ ...store, work }, server.server.admin.safety.calls, server.clock.now() + ms).catch(() => undefined)
  return units
}

it('a sweep writes nothing about calls in which all is in order, and takes up what time has changed [PLUS-8, CALL-44]', async () => {
  const ringing = await room(ada, bob)
  expect(ringing).not.toBe('')
  expect([await unitsAfter(33 * SECOND), await unitsAfter(34 * SECOND)]).toEqual([0, 1])
})

it('the same while two talk: a unit for the next minute and for silence, none in between [PLUS-8, CALL-52]', async () => {
  const roomNum = await talk(ada, bob)
  await talkFor(roomNum, 20 * SECOND)
  expect([await unitsAfter(0), await unitsAfter(14 * SECOND), await unitsAfter(30 * SECOND)]).toEqual([0, 0, 1])
  await talkFor(roomNum, 39 * SECOND)
  expect([await unitsAfter(0), await unitsAfter(2 * SECOND)]).toEqual([0, 1])
})
