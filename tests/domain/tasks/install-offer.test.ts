import { describe, expect, it } from 'vitest'
import {
  claimsAtStart,
  type InstallBrowser,
  installPopupWait,
  type InstallSituation,
  installWay,
} from '../../../src/domain/tasks/install-offer'
import { rewardStatusCode, rewardStatusOf } from '../../../src/domain/tasks/reward'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'

const chromium: InstallBrowser = { safari: false, system: 'other' }
const safariOnIphone: InstallBrowser = { safari: true, system: 'ios' }
const safariOnMac: InstallBrowser = { safari: true, system: 'macos' }
const chromeOnIphone: InstallBrowser = { safari: false, system: 'ios' }
const chromeOnMac: InstallBrowser = { safari: false, system: 'macos' }

const situation = (change: Partial<InstallSituation>): InstallSituation => ({
  browser: chromium,
  installed: false,
  offered: true,
  signedIn: true,
  ...change,
})

describe('the way to install', () => {
  it.each<[string, Partial<InstallSituation>, ReturnType<typeof installWay>]>([
    ['the browser offers it', {}, 'question'],
    ['Chrome on a Mac offers it', { browser: chromeOnMac }, 'question'],
    ['the browser does not offer it', { offered: false }, 'none'],
    ['nobody is signed in', { signedIn: false }, 'none'],
    ['it runs as an installed app', { installed: true }, 'none'],
  ])('is the question of the browser, each of its conditions missing none: %s [TASK-40]', (_, change, way) => {
    expect(installWay(situation(change))).toBe(way)
  })

  it.each([true, false])(
    'is none in other browsers of an iPhone, whether they offer it or not (%s) [TASK-43, TASK-45]',
    (offered) => {
      expect(installWay(situation({ browser: chromeOnIphone, offered }))).toBe('none')
    },
  )

  it.each([safariOnIphone, safariOnMac, { safari: true, system: 'other' } as const])(
    'is by hand in Safari, on %o [TASK-44, TASK-45]',
    (browser) => {
      expect(installWay(situation({ browser, offered: false }))).toBe('steps')
      expect(installWay(situation({ browser, offered: true }))).toBe('steps')
      expect(installWay(situation({ browser, installed: true }))).toBe('none')
      expect(installWay(situation({ browser, signedIn: false }))).toBe('none')
    },
  )
})

describe('the reward is claimed at the start', () => {
  it.each<[string, Partial<InstallSituation>, 'none' | 'open' | 'given', boolean]>([
    ['installed on an iPhone', { browser: safariOnIphone, installed: true }, 'open', true],
    ['installed on a Mac by Safari', { browser: safariOnMac, installed: true }, 'open', true],
    ['had already', { browser: safariOnIphone, installed: true }, 'given', false],
    ['none to be had', { browser: safariOnIphone, installed: true }, 'none', false],
    ['not installed', { browser: safariOnIphone }, 'open', false],
    ['nobody signed in', { browser: safariOnIphone, installed: true, signedIn: false }, 'open', false],
    ['a browser that asks by itself', { installed: true }, 'open', false],
  ])('%s [TASK-46]', (_, change, reward, claims) => {
    expect(claimsAtStart(situation(change), reward)).toBe(claims)
  })
})

describe('the popup', () => {
  it('waits some minutes the first time, and a week after each', () => {
    expect(installPopupWait(null, 0)).toBe(3 * MINUTE)
    expect(installPopupWait(0, DAY)).toBe(6 * DAY)
    expect(installPopupWait(0, 30 * DAY)).toBe(3 * MINUTE)
  })

  it('waits no longer than a week when the clock was set back', () => {
    expect(installPopupWait(30 * DAY, 0)).toBe(7 * DAY)
  })
})

it('what a reward is, is read as it is told, and all else is none [TASK-39]', () => {
  for (const status of ['none', 'open', 'given'] as const) expect(rewardStatusOf(rewardStatusCode[status])).toBe(status)
  for (const code of [undefined, 3, -1]) expect(rewardStatusOf(code)).toBe('none')
})
