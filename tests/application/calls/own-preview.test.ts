import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { ann, me } from '../../domain/calls/samples'
import { makeCallsWorld } from './calls-world'

const stage = () => {
  const world = makeCallsWorld()
  const tab = world.browserOf(me).tab()
  const { meetings } = tab.inbox
  return { ...world, ...tab, meetings, view: tab.calls.devices.view, devicesOf: tab.calls.devices }
}

describe('the own picture before a match', () => {
  it('is opened once, and closed when nobody needs it [MTCH-10]', async () => {
    const { devices, devicesOf, meetings, view } = stage()
    await Promise.all([devicesOf.openPreview(), meetings.prepare()])
    await meetings.prepare()
    expect([devices.opened(), devices.held(), view.preview, O.isSome(view.picture)]).toEqual([1, 1, 'open', true])
    meetings.release()
    meetings.release()
    expect([devices.held(), view.preview, O.isSome(view.picture)]).toEqual([0, 'closed', false])
  })

  it('is closed when it opens after its page was left', async () => {
    const { devices, devicesOf } = stage()
    const opening = devicesOf.openPreview()
    devicesOf.closePreview()
    await opening
    expect(devices.held()).toBe(0)
  })

  it('says what is wrong and opens when that is mended; looking at oneself leads nowhere [CALL-27]', async () => {
    const { devices, devicesOf, left, view } = stage()
    devices.break('CameraRefused')
    await devicesOf.openPreview()
    expect([view.preview, left]).toEqual([{ _tag: 'CameraRefused' }, []])
    devices.break(null)
    await devicesOf.openPreview()
    expect(view.preview).toBe('open')
  })

  it('is wanted for a match: without it the match page is left, once only [CALL-27]', async () => {
    const { devices, left, meetings } = stage()
    devices.break('CameraMissing')
    expect(await meetings.prepare()).toEqual(E.left({ _tag: 'CameraMissing' }))
    expect(await meetings.prepare()).toEqual(E.left({ _tag: 'CameraMissing' }))
    expect(left).toHaveLength(1)
  })

  it('gives the camera up to a call that is placed', async () => {
    const { calls, clock, devices, devicesOf, view } = stage()
    await devicesOf.openPreview()
    await calls.place(ann, 102)()
    await clock.settle()
    expect([devices.held(), view.preview]).toEqual([1, 'closed'])
  })

  it('ends with the session', async () => {
    const { devices, inbox, meetings } = stage()
    await meetings.prepare()
    inbox.end()
    expect(devices.held()).toBe(0)
  })
})
