// @vitest-environment jsdom
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PictureInPicture } from '../../../src/application/calls/picture-in-picture.port'
import { makeBrowserPictureInPicture } from '../../../src/infrastructure/browser/browser-picture-in-picture.adapter'
import { makePictureInPictureFake } from '../../fakes/picture-in-picture.fake'

interface Platform {
  readonly window: PictureInPicture
  readonly element: unknown
  /** The person closes the window by its own cross. */
  readonly cross: () => Promise<void>
  readonly refuse: () => void
}

/** The page of jsdom with a browser's window, which is opened and closed by hand. */
const browser = (): Platform => {
  let shown: Element | null = null
  let refuses = false
  const element = document.createElement('video')
  document.body.append(element)
  const leave = async () => {
    const left = shown
    shown = null
    left?.dispatchEvent(new Event('leavepictureinpicture', { bubbles: true }))
  }
  Object.defineProperties(document, {
    pictureInPictureEnabled: { configurable: true, value: true },
    pictureInPictureElement: { configurable: true, get: () => shown },
    exitPictureInPicture: { configurable: true, value: leave },
  })
  Object.assign(element, {
    requestPictureInPicture: async () => {
      if (refuses) throw new DOMException('no gesture', 'NotAllowedError')
      shown = element
      element.dispatchEvent(new Event('enterpictureinpicture', { bubbles: true }))
    },
  })
  return { window: makeBrowserPictureInPicture(document), element, cross: leave, refuse: () => (refuses = true) }
}

const fake = (): Platform => {
  const window = makePictureInPictureFake()
  return { window, element: 'video', cross: window.close, refuse: window.refuse }
}

describe.each([
  ['fake', fake],
  ['browser', browser],
])('picture in picture: %s', (_name, make) => {
  let platform: Platform
  beforeEach(() => {
    document.body.replaceChildren()
    platform = make()
  })

  it('opens, and tells of every change, also of one by the person, until stopped [PLUS-25, CALL-49]', async () => {
    const { cross, element, window } = platform
    const heard: boolean[] = []
    const stop = window.onChange((open) => heard.push(open))
    expect([window.available, window.isOpen()]).toEqual([true, false])
    expect(await window.open(element)()).toEqual(E.right(undefined))
    expect(window.isOpen()).toBe(true)
    await cross()
    expect(window.isOpen()).toBe(false)
    await window.open(element)()
    await window.close()
    await window.close()
    stop()
    await window.open(element)()
    expect(heard).toEqual([true, false, true, false])
  })

  it('says that no window was opened [PLUS-25]', async () => {
    platform.refuse()
    expect(await platform.window.open(platform.element)()).toEqual(E.left({ _tag: 'WindowRefused' }))
    expect(platform.window.isOpen()).toBe(false)
  })
})

describe('picture in picture: browser', () => {
  it('leaves an element that forbids it, and what is no video, where they are [PLUS-25]', async () => {
    const { element, window } = browser()
    const video = Object.assign(element as HTMLVideoElement, { disablePictureInPicture: true })
    expect(await window.open(video)()).toEqual(E.left({ _tag: 'WindowRefused' }))
    expect(await window.open('video')()).toEqual(E.left({ _tag: 'WindowRefused' }))
    expect(window.isOpen()).toBe(false)
  })

  it('is not offered where the browser has no such window [PLUS-25]', () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: undefined })
    expect(makeBrowserPictureInPicture(document).available).toBe(false)
  })
})
