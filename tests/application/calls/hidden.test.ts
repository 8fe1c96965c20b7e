import { beforeEach, describe, expect, it } from 'vitest'
import { me } from '../../domain/calls/samples'
import { makePair, type Pair } from './calls-world'

describe('a page that nobody looks at any more', () => {
  let pair: Pair

  beforeEach(async () => {
    pair = makePair()
    await pair.caller.begin()
    await pair.callee.begin()
  })

  const hide = async () => {
    pair.caller.page.setVisible(false)
    await pair.clock.settle()
    return pair.caller.view.call._tag
  }

  it('ends the call on a touch device: media released, hang-up sent [CALL-49]', async () => {
    pair.caller.page.touch()
    await pair.talk()
    expect(await hide()).toBe('Ended')
    expect(pair.server.asked(me)).toContain('hangup')
    expect([pair.caller.devices.held(), pair.caller.openRooms()]).toEqual([0, 0])
    expect(pair.callee.view.call).toMatchObject({ ending: 'hungUpByPeer' })
  })

  it('leaves it alone on a machine with a pointer, also in a narrow window [CALL-49]', async () => {
    await pair.talk()
    expect(await hide()).toBe('Live')
  })

  it('leaves it alone while picture-in-picture shows it, and ends it with that window [CALL-49, PLUS-25]', async () => {
    pair.caller.page.touch()
    await pair.talk()
    await pair.caller.pictureInPicture.open('picture')()
    expect(await hide()).toBe('Live')
    await pair.caller.pictureInPicture.close()
    await pair.clock.settle()
    expect(pair.caller.view.call._tag).toBe('Ended')
  })

  it('leaves it alone when that window is closed in front of the person [CALL-49]', async () => {
    pair.caller.page.touch()
    await pair.talk()
    await pair.caller.pictureInPicture.open('picture')()
    await pair.caller.pictureInPicture.close()
    await pair.clock.settle()
    expect(pair.caller.view.call._tag).toBe('Live')
  })

  it('goes on ringing, in and out [CALL-49]', async () => {
    pair.caller.page.touch()
    pair.callee.page.touch()
    await pair.caller.place()
    pair.callee.page.setVisible(false)
    expect([await hide(), pair.callee.view.call._tag]).toEqual(['Ringing', 'Ringing'])
  })

  it('is of no account after the sign-out [CALL-49]', async () => {
    pair.caller.page.touch()
    pair.caller.inbox.end()
    await pair.talk()
    expect(await hide()).toBe('Live')
  })
})
