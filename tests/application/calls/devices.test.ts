import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { ann } from '../../domain/calls/samples'
import { makePair } from './calls-world'

type Pair = ReturnType<typeof makePair>

const checkOf = ({ caller }: Pair) => caller.calls.devices.view
const settled = async (pair: Pair, task: () => Promise<unknown>) => {
  await task()
  await pair.clock.settle()
}
const camera2 = { kind: 'camera', id: 'camera-2', label: 'camera 2' } as const
const microphone2 = { kind: 'microphone', id: 'microphone-2', label: 'microphone 2' } as const

/** Two cameras and two microphones. */
const makeRichPair = () => {
  const pair = makePair()
  pair.caller.devices.plugIn(camera2)
  pair.caller.devices.plugIn(microphone2)
  return pair
}

describe('the device check', () => {
  it('opens on its own devices, shows them, and releases them [PLUS-24]', async () => {
    const pair = makePair()
    const { calls, devices } = pair.caller
    await settled(pair, calls.devices.openCheck)
    expect([checkOf(pair).check, O.isSome(checkOf(pair).picture), devices.held()]).toEqual(['open', true, 1])
    expect(checkOf(pair).all.map((one) => one.id)).toEqual(['camera-1', 'microphone-1', 'speaker-1'])
    expect(checkOf(pair).using).toEqual({ camera: 'camera-1', microphone: 'microphone-1', speaker: 'speaker-1' })
    calls.devices.closeCheck()
    expect([checkOf(pair).check, O.isNone(checkOf(pair).picture), devices.held()]).toEqual(['closed', true, 0])
  })

  it('knows of a camera that looks away, whose picture is no mirror [PLUS-24]', async () => {
    const pair = makePair()
    pair.caller.devices.plugIn({ kind: 'camera', id: 'back', label: 'Back' })
    await settled(pair, pair.caller.calls.devices.openCheck)
    expect(checkOf(pair).facesAway).toBe(false)
    await settled(pair, pair.caller.calls.devices.nextCamera)
    expect([checkOf(pair).using.camera, checkOf(pair).facesAway]).toEqual(['back', true])
  })

  it('remembers for the session that it was passed [CALL-28, DATA-19]', async () => {
    const pair = makePair()
    pair.caller.devices.break('CameraRefused')
    await settled(pair, pair.caller.calls.devices.openCheck)
    expect(pair.caller.session.entries.has('CAMC_RTC_CAMERA_CHECK')).toBe(false)
    pair.caller.calls.devices.closeCheck()
    pair.caller.devices.break(null)
    await settled(pair, pair.caller.calls.devices.openCheck)
    expect(['CAMC_RTC_CAMERA_CHECK', 'CAMC_RTC_MIC_CHECK'].map((key) => pair.caller.session.entries.get(key))).toEqual([
      '1',
      '1',
    ])
  })

  it('says what is wrong, and opens when it is asked again [CALL-26]', async () => {
    const pair = makePair()
    const { calls, devices } = pair.caller
    devices.break('DeviceInUse')
    await settled(pair, calls.devices.openCheck)
    expect(checkOf(pair).check).toEqual({ _tag: 'DeviceInUse' })
    devices.break(null)
    calls.devices.closeCheck()
    await settled(pair, calls.devices.openCheck)
    expect(checkOf(pair).check).toBe('open')
  })

  it('closed while it opens, it keeps nothing open', async () => {
    const pair = makePair({}, 50)
    const opening = pair.caller.calls.devices.openCheck()
    expect(checkOf(pair).check).toBe('opening')
    pair.caller.calls.devices.closeCheck()
    await pair.clock.advance(50)
    await opening
    expect([checkOf(pair).check, pair.caller.devices.held()]).toEqual(['closed', 0])
  })

  it('gives way to a call, and shows the devices of the call [PLUS-24]', async () => {
    const pair = makePair()
    const { calls, devices } = pair.caller
    await settled(pair, calls.devices.openCheck)
    await pair.talk()
    expect([devices.held(), devices.opened(), checkOf(pair).check]).toEqual([1, 2, 'closed'])
    await settled(pair, calls.devices.openCheck)
    expect([devices.held(), devices.opened(), checkOf(pair).check]).toEqual([1, 2, 'open'])
    calls.devices.closeCheck()
    expect([devices.held(), O.isSome(checkOf(pair).picture)]).toEqual([1, true])
    await pair.caller.hangUp()
    expect([devices.held(), O.isNone(checkOf(pair).picture)]).toEqual([0, true])
  })

  it('hears the microphone while it is open, plays the speaker [PLUS-24]', async () => {
    const pair = makePair()
    const { calls, devices } = pair.caller
    const heard: number[] = []
    calls.devices.levels((level) => heard.push(level))()
    await settled(pair, calls.devices.openCheck)
    const stop = calls.devices.levels((level) => heard.push(level))
    devices.hear(0.5)
    stop()
    devices.hear(0.9)
    expect(heard).toEqual([0.5])
    expect([await calls.devices.testSpeaker(), devices.melodies()]).toEqual([true, 1])
  })
})

describe('before the first call', () => {
  it('picture and sound are tried after the browser has asked, once on this machine [PLUS-24]', async () => {
    const pair = makePair()
    const { caller } = pair
    caller.devices.setAllowed(false)
    await caller.place()
    await caller.proceed()
    expect([caller.view.start, O.isSome(caller.view.local)]).toEqual([{ _tag: 'Trying', peer: ann }, true])
    await caller.proceed()
    expect(caller.view.call._tag).toBe('Ringing')
    await caller.hangUp()
    caller.calls.dismissReceipt()
    caller.devices.setAllowed(false)
    await caller.place()
    await caller.proceed()
    expect(caller.view.call._tag).toBe('Ringing')
  })

  it('whoever thinks better of it is asked for nothing, and the camera goes dark [PLUS-24]', async () => {
    const pair = makePair()
    const { caller } = pair
    caller.devices.setAllowed(false)
    await caller.place()
    await caller.proceed()
    caller.calls.abandon()
    expect([caller.view.start._tag, caller.devices.held(), O.isNone(checkOf(pair).picture)]).toEqual(['None', 0, true])
    await caller.place()
    await caller.proceed()
    expect(caller.view.call._tag).toBe('Ringing')
  })
})

describe('other devices during a call', () => {
  it('are used at once, without opening the camera anew, and remembered [PLUS-24]', async () => {
    const pair = makeRichPair()
    const { calls, devices } = pair.caller
    await pair.talk()
    await settled(pair, calls.devices.choose({ microphone: 'microphone-2' }))
    await settled(pair, calls.devices.nextCamera)
    expect(checkOf(pair).using).toEqual({ camera: 'camera-2', microphone: 'microphone-2', speaker: 'speaker-1' })
    expect([devices.opened(), checkOf(pair).problem]).toEqual([1, null])
    await pair.caller.hangUp()
    await settled(pair, calls.devices.openCheck)
    expect(devices.using()).toMatchObject({ camera: 'camera-2', microphone: 'microphone-2' })
  })

  it('that do not open leave the old ones and are not remembered [PLUS-24]', async () => {
    const pair = makeRichPair()
    const { calls, devices } = pair.caller
    await pair.talk()
    devices.break('DeviceInUse')
    await settled(pair, calls.devices.nextCamera)
    expect([checkOf(pair).problem, checkOf(pair).using.camera]).toEqual([{ _tag: 'DeviceInUse' }, 'camera-1'])
    expect(pair.settings.entries.has('CAMC_DEVICE.camera')).toBe(false)
    devices.break(null)
    await settled(pair, calls.devices.nextCamera)
    expect([checkOf(pair).problem, checkOf(pair).using.camera]).toEqual([null, 'camera-2'])
  })

  it('cannot be switched to where there is only one [PLUS-24]', async () => {
    const pair = makePair()
    await pair.talk()
    expect(checkOf(pair).manyCameras).toBe(false)
    pair.caller.devices.plugIn(camera2)
    await pair.clock.settle()
    expect(checkOf(pair).manyCameras).toBe(true)
  })

  it('take the place of one that is unplugged, and it is said [PLUS-24]', async () => {
    const pair = makeRichPair()
    await pair.talk()
    pair.caller.devices.unplug('camera-1')
    await pair.clock.settle()
    expect(checkOf(pair).using.camera).toBe('camera-2')
    expect(checkOf(pair).lost).toEqual({ kind: 'camera', instead: O.some('camera 2') })
    pair.caller.calls.devices.dismissLost()
    pair.caller.devices.unplug('camera-2')
    await pair.clock.settle()
    expect(checkOf(pair).lost).toEqual({ kind: 'camera', instead: O.none })
    expect(pair.caller.view.call._tag).toBe('Live')
  })

  it('are not spoken of in the next call', async () => {
    const pair = makeRichPair()
    await pair.talk()
    pair.caller.devices.unplug('camera-1')
    await pair.caller.hangUp()
    expect(checkOf(pair).lost).toBeNull()
  })
})

describe('background blur', () => {
  it('is offered only where the camera has it, and wanted again in the next call [PLUS-24]', async () => {
    const pair = makePair()
    await settled(pair, pair.caller.calls.devices.openCheck)
    await settled(pair, pair.caller.calls.devices.blur(true))
    expect(checkOf(pair).blur).toBe('none')
    pair.caller.devices.offerBlur(true)
    pair.caller.calls.devices.closeCheck()
    await settled(pair, pair.caller.calls.devices.openCheck)
    expect(checkOf(pair).blur).toBe('off')
    await settled(pair, pair.caller.calls.devices.blur(true))
    expect(checkOf(pair).blur).toBe('on')
    await pair.talk()
    expect(checkOf(pair).blur).toBe('on')
    await settled(pair, pair.caller.calls.devices.blur(false))
    await pair.caller.hangUp()
    await settled(pair, pair.caller.calls.devices.openCheck)
    expect(checkOf(pair).blur).toBe('off')
  })
})

describe('missing devices', () => {
  it('take the match page home once, with a word about it; other pages stay [CALL-27]', async () => {
    const pair = makePair()
    const { caller } = pair
    caller.devices.break('CameraMissing')
    const why = () => (caller.view.start._tag === 'Failed' ? caller.view.start.why : null)
    await caller.place(ann, 102)
    expect([caller.left.length, why()]).toEqual([0, { _tag: 'CameraMissing' }])
    caller.calls.abandon()
    await caller.place(ann, 101)
    expect([caller.left.length, why()]).toEqual([1, { _tag: 'CameraMissing' }])
    caller.calls.abandon()
    await caller.place(ann, 101)
    expect([caller.left.length, why()]).toEqual([1, { _tag: 'CameraMissing' }])
  })
})

describe('the volume of the microphone', () => {
  it('is 0 when muted and 100 again, also when the mute came before the room [CALL-86]', async () => {
    const pair = makePair()
    await pair.talk()
    pair.caller.calls.mute(true)
    expect(pair.caller.media.rooms.at(-1)?.volume()).toBe(0)
    pair.caller.calls.mute(false)
    expect(pair.caller.media.rooms.at(-1)?.volume()).toBe(100)
  })
})
