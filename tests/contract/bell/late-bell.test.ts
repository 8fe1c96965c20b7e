import { describe, expect, it } from 'vitest'
import { lateBell } from '../../../src/infrastructure/container/late-bell'
import { makeBellFake } from '../../fakes/bell.fake'

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('bell: late', () => {
  it('rings as soon as its sound is there [CALL-46]', async () => {
    const bell = makeBellFake()
    const late = lateBell(async () => bell)
    const stop = late.ring('incoming')
    expect(bell.ringing()).toBeNull()
    await settled()
    expect(bell.ringing()).toBe('incoming')
    stop()
    stop()
    expect(bell.ringing()).toBeNull()
    late.chime('hangup')
    await settled()
    expect(bell.chimes).toEqual(['hangup'])
  })

  it('does not ring for what was over before', async () => {
    const bell = makeBellFake()
    lateBell(async () => bell).ring('incoming')()
    await settled()
    expect(bell.ringing()).toBeNull()
  })

  it('is silent when the sound cannot be loaded, and tries again for the next call', async () => {
    const bell = makeBellFake()
    let broken = true
    const late = lateBell(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve(bell)))
    const stop = late.ring('incoming')
    late.chime('hangup')
    await settled()
    expect(stop).not.toThrow()
    broken = false
    late.ring('outgoing')
    await settled()
    expect(bell.ringing()).toBe('outgoing')
  })
})
