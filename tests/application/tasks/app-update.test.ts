import { beforeEach, describe, expect, it } from 'vitest'
import type { AppUpdateFeature } from '../../../src/application/tasks/app-update.feature'
import { KEEP_AFTER_MS, LOOK_EVERY_MS, makeAppUpdate } from '../../../src/application/tasks/app-update'
import { AppUpdateModel } from '../../../src/application/tasks/app-update.model'
import { makeAppUpdatesFake, type AppUpdatesFake } from '../../fakes/app-updates.fake'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'

describe('a newer build', () => {
  let clock: VirtualClock
  let updates: AppUpdatesFake
  let app: AppUpdateFeature
  let busy: boolean

  beforeEach(() => {
    clock = makeVirtualClock()
    updates = makeAppUpdatesFake()
    busy = false
    app = makeAppUpdate({ clock, updates, busy: () => busy, model: new AppUpdateModel() })
  })

  const follow = async () => {
    const stop = app.follow()
    await clock.advance(KEEP_AFTER_MS)
    return stop
  }

  it('is offered once it is there, and taken when asked for', async () => {
    await follow()
    await app.update()
    expect([app.view.offered, updates.reloads()]).toEqual([false, 0])
    updates.deploy()
    expect(app.view.offered).toBe(true)
    await app.update()
    expect(updates.reloads()).toBe(1)
  })

  it('is not taken while it rings or a call is on', async () => {
    await follow()
    updates.deploy()
    busy = true
    await app.update()
    expect(updates.reloads()).toBe(0)
    busy = false
    await app.update()
    expect(updates.reloads()).toBe(1)
  })

  it('is not taken when a call begins while it takes charge [PLUS-18]', async () => {
    await follow()
    updates.deploy()
    updates.meanwhile = () => {
      busy = true
    }
    await app.update()
    expect(updates.reloads()).toBe(0)
  })

  it('is offered no more once it was put off', async () => {
    await follow()
    updates.deploy()
    app.later()
    updates.deploy()
    expect(app.view.offered).toBe(false)
  })

  it('is looked for each hour as long as somebody follows', async () => {
    const stop = app.follow()
    await clock.advance(LOOK_EVERY_MS - 1)
    expect(updates.looks()).toBe(0)
    await clock.advance(1 + LOOK_EVERY_MS)
    expect(updates.looks()).toBe(2)
    stop()
    updates.deploy()
    await clock.advance(LOOK_EVERY_MS)
    expect([updates.looks(), app.view.offered, clock.pending()]).toEqual([2, false, 0])
  })

  it('has its files kept from the moment on that the worker is there, 2 s after the start [PLUS-18]', async () => {
    app.follow()
    await clock.advance(KEEP_AFTER_MS - 1)
    updates.keep()
    expect(app.view.kept).toBe(false)
    await clock.advance(1)
    expect(app.view.kept).toBe(false)
    updates.keep()
    expect(app.view.kept).toBe(true)
  })
})
