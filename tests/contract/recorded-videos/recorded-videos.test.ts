// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { RecordedVideoEvents, RecordedVideos } from '../../../src/application/calls/recorded-videos.port'
import { makeBrowserRecordedVideos } from '../../../src/infrastructure/browser/browser-recorded-videos.adapter'
import { makeRecordedVideosFake } from '../../fakes/recorded-videos.fake'

type What = 'playable' | 'ended' | 'failed'

interface Stand {
  readonly videos: RecordedVideos
  readonly happens: (what: What) => void
  readonly plays: () => boolean
  readonly held: () => readonly string[]
}

const ofFake = (): Stand => {
  const videos = makeRecordedVideosFake()
  return { videos, happens: videos.tell, plays: () => videos.playing().length > 0, held: videos.loaded }
}

const names = { playable: 'canplay', ended: 'ended', failed: 'error' } as const

/** A video element that loads and plays what the test says; `loud`: it may sound without a gesture. */
const ofBrowser = (loud = true): Stand & { readonly video: HTMLVideoElement } => {
  const video = document.createElement('video')
  let playing = false
  video.load = () => undefined
  video.pause = () => {
    playing = false
  }
  video.play = async () => {
    if (!loud && !video.muted) throw new DOMException('no gesture', 'NotAllowedError')
    playing = true
  }
  return {
    video,
    videos: makeBrowserRecordedVideos(() => video),
    happens: (what) => void video.dispatchEvent(new Event(names[what])),
    plays: () => playing,
    held: () => (video.hasAttribute('src') ? [video.getAttribute('src') ?? ''] : []),
  }
}

const heard = () => {
  const all: What[] = []
  const events: RecordedVideoEvents = {
    onPlayable: () => void all.push('playable'),
    onEnded: () => void all.push('ended'),
    onFailed: () => void all.push('failed'),
  }
  return { all, events }
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe.each([
  ['the fake', ofFake],
  ['the browser', ofBrowser],
] as const)('recorded videos: %s', (_, open) => {
  it('load at once and play when told', async () => {
    const { held, plays, videos } = open()
    const { play } = videos.open('/own.webm', heard().events)
    expect([held(), plays()]).toEqual([['/own.webm'], false])
    play()
    await settled()
    expect(plays()).toBe(true)
  })

  it('tell when they can be shown, have ended, have failed [CALL-78, CALL-79]', () => {
    const { happens, videos } = open()
    const { all, events } = heard()
    videos.open('/own.webm', events)
    for (const what of ['playable', 'ended', 'failed'] as const) happens(what)
    expect(all).toEqual(['playable', 'ended', 'failed'])
  })

  it('are let go, harmless twice', () => {
    const { held, plays, videos } = open()
    const { play, release } = videos.open('/own.webm', heard().events)
    play()
    release()
    release()
    expect([held(), plays()]).toEqual([[], false])
  })
})

describe('recorded videos: the browser', () => {
  it('go into the element that they are attached to, and out of it', () => {
    const { video, videos } = ofBrowser()
    const { picture } = videos.open('/own.webm', heard().events)
    const place = document.createElement('div')
    const stop = picture.attach(place)
    expect(place.firstElementChild).toBe(video)
    stop()
    expect(place.childElementCount).toBe(0)
    expect(() => picture.attach(null)()).not.toThrow()
  })

  it('are shown silently where sound wants a gesture', async () => {
    const { plays, video, videos } = ofBrowser(false)
    videos.open('/own.webm', heard().events).play()
    await settled()
    expect([plays(), video.muted]).toEqual([true, true])
  })

  it('tell nothing any more once they are let go, and can be shown once only', () => {
    const { happens, videos } = ofBrowser()
    const { all, events } = heard()
    const { release } = videos.open('/own.webm', events)
    happens('playable')
    happens('playable')
    release()
    happens('ended')
    happens('failed')
    expect(all).toEqual(['playable'])
  })
})
