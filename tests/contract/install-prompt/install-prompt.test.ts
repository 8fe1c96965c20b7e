import { describe, expect, it } from 'vitest'
import type { InstallAnswer } from '../../../src/application/tasks/install-prompt.port'
import {
  installBrowserOf,
  makeBrowserInstallPrompt,
} from '../../../src/infrastructure/browser/browser-install-prompt.adapter'
import { keepInstallOffers } from '../../../src/infrastructure/browser/install-offers'
import { makeInstallPromptFake } from '../../fakes/install-prompt.fake'

const platform = { agent: '', fingers: 0, standalone: false }

/** A browser's window whose person answers so; it can break in the middle of its question. */
const browser = () => {
  const here = new EventTarget()
  const offers = keepInstallOffers(here)
  const seen: string[] = []
  let answer = 'accepted'
  const offer = (broken = false) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        seen.push('asked')
        if (broken) throw new DOMException('not within a press', 'NotAllowedError')
      },
      userChoice: Promise.resolve({ outcome: answer }),
    })
    here.dispatchEvent(event)
    return event
  }
  return {
    here,
    offers,
    offer,
    seen,
    prompt: makeBrowserInstallPrompt(offers, platform),
    willAnswer: (next: string) => void (answer = next),
  }
}

interface Driven {
  readonly prompt: ReturnType<typeof makeBrowserInstallPrompt>
  readonly offer: () => unknown
  readonly willAnswer: (answer: Exclude<InstallAnswer, 'gone'>) => void
  readonly installed: () => void
}

const fake = (): Driven => {
  const prompt = makeInstallPromptFake()
  const installed = () => prompt.setOffered(false)
  return { prompt, offer: () => prompt.setOffered(true), willAnswer: prompt.willAnswer, installed }
}

const real = (): Driven => {
  const { here, offer, prompt, willAnswer } = browser()
  return {
    prompt,
    offer: () => offer(),
    willAnswer: (answer) => willAnswer(answer === 'declined' ? 'dismissed' : answer),
    installed: () => void here.dispatchEvent(new Event('appinstalled')),
  }
}

describe.each([
  ['the fake', fake],
  ['the browser', real],
])('how a browser installs: %s', (_, open) => {
  it('offers nothing by itself, tells when it does, and asks once for each offer [TASK-40, TASK-41]', async () => {
    const { offer, prompt } = open()
    const heard: boolean[] = []
    const stop = prompt.onChange((offered) => heard.push(offered))
    expect([prompt.offered(), await prompt.ask()]).toEqual([false, 'gone'])
    offer()
    expect([prompt.offered(), heard]).toEqual([true, [true]])
    expect([await prompt.ask(), await prompt.ask()]).toEqual(['accepted', 'gone'])
    expect([prompt.offered(), heard]).toEqual([false, [true, false]])
    stop()
    stop()
    offer()
    expect(heard).toEqual([true, false])
  })

  it('tells a refusal [TASK-42]', async () => {
    const { offer, prompt, willAnswer } = open()
    willAnswer('declined')
    offer()
    expect(await prompt.ask()).toBe('declined')
  })

  it('offers no longer what was installed in another way [TASK-40]', () => {
    const { installed, offer, prompt } = open()
    offer()
    installed()
    expect(prompt.offered()).toBe(false)
  })
})

describe('the offer of a browser', () => {
  it('is kept from before anybody asks for it, and its own line is not shown [TASK-40]', () => {
    const { here, offer, offers } = browser()
    expect(offer().defaultPrevented).toBe(true)
    expect(makeBrowserInstallPrompt(offers, platform).offered()).toBe(true)
    here.dispatchEvent(new Event('beforeinstallprompt'))
    expect(offers.now()).not.toBe(null)
  })

  it('that breaks, or names another outcome, has installed nothing [TASK-42]', async () => {
    const { offer, prompt, seen, willAnswer } = browser()
    offer(true)
    expect([await prompt.ask(), seen]).toEqual(['gone', ['asked']])
    willAnswer('something new')
    offer()
    expect(await prompt.ask()).toBe('declined')
  })
})

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} ${rest}`
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${rest}`

describe('which browser it is', () => {
  it.each<[string, string, ReturnType<typeof installBrowserOf>, Partial<typeof platform>]>([
    [
      'Safari on an iPhone',
      iphone('Version/18.5 Mobile/15E148 Safari/604.1'),
      { safari: true, system: 'ios' },
      { fingers: 5, standalone: false },
    ],
    [
      'the same from its home screen',
      iphone('Mobile/15E148'),
      { safari: true, system: 'ios' },
      { fingers: 5, standalone: true },
    ],
    [
      'an app that shows pages on an iPhone',
      iphone('Mobile/15E148'),
      { safari: false, system: 'ios' },
      { fingers: 5, standalone: false },
    ],
    [
      'Chrome on an iPhone',
      iphone('CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'Firefox on an iPhone',
      iphone('FxiOS/140.0 Mobile/15E148 Safari/605.1.15'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'Edge on an iPhone',
      iphone('Version/18.0 EdgiOS/138.0.3351.55 Mobile/15E148 Safari/604.1'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'Opera on an iPhone',
      iphone('Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4.0'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'DuckDuckGo on an iPhone',
      iphone('Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'the Google app on an iPhone',
      iphone('GSA/375.0 Mobile/15E148 Safari/604.1'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'Instagram on an iPhone',
      iphone('Version/18.5 Mobile/15E148 Safari/604.1 Instagram 389.0'),
      { safari: false, system: 'ios' },
      { fingers: 5 },
    ],
    [
      'Safari on an iPad, which calls itself a Mac',
      mac(`${APPLE} Version/18.5 Safari/605.1.15`),
      { safari: true, system: 'ios' },
      { fingers: 5, standalone: false },
    ],
    [
      'Chrome on an iPad, which calls itself a Mac',
      mac(`${APPLE} CriOS/138.0 Version/18.5 Safari/605.1.15`),
      { safari: false, system: 'ios' },
      { fingers: 5, standalone: false },
    ],
    ['Safari on a Mac', mac(`${APPLE} Version/18.5 Safari/605.1.15`), { safari: true, system: 'macos' }, {}],
    [
      'Chrome on a Mac',
      mac('AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'),
      { safari: false, system: 'macos' },
      {},
    ],
    ['Firefox on a Mac', mac('Gecko/20100101 Firefox/140.0'), { safari: false, system: 'macos' }, {}],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      { safari: false, system: 'other' },
      {},
    ],
    [
      'the old browser of Android',
      'Mozilla/5.0 (Linux; U; Android 4.4; en-us) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
      { safari: false, system: 'other' },
      { fingers: 5 },
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      { safari: false, system: 'other' },
      { fingers: 5 },
    ],
    [
      'Epiphany on Linux, which says it is Safari',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      { safari: false, system: 'other' },
      {},
    ],
    ['nobody knows', '', { safari: false, system: 'other' }, {}],
  ])('%s [TASK-43, TASK-44, TASK-45]', (_, agent, told, rest) => {
    expect(installBrowserOf({ ...platform, ...rest, agent })).toEqual(told)
  })
})
