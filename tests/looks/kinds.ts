import type { BrowserContext, Page } from '@playwright/test'
import type { UserId } from '../../src/domain/kernel/ids'
import type { Somebody } from '../e2e/support/somebody'
import type { Words } from './words'

export const sizes = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  lying: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
} as const

export type SizeName = keyof typeof sizes
export type ThemeName = 'dark' | 'light' | 'forced'

/** How a scene is looked at. */
export interface Look {
  readonly size: SizeName
  readonly theme: ThemeName
  readonly language: string
}

/** Who is there when a scene begins. */
export interface Cast {
  /** Has friends, messages of all kinds, an order, and somebody blocked; the scenes are seen through their eyes. */
  readonly ann: Somebody
  readonly ben: Somebody
  readonly benId: UserId
  /** Is nobody's friend; has written to Ann. */
  readonly asking: Somebody
  readonly askingId: UserId
}

/** Where a scene plays. */
export interface Stage {
  readonly cast: Cast
  readonly context: BrowserContext
  readonly page: Page
  readonly somebody: Somebody
  readonly look: Look
  /** Texts in the language of the look. */
  readonly words: Words
  /** A window of a phone's width. */
  readonly narrow: boolean
}

/** One state of the product that people see. */
export interface Scene {
  readonly name: string
  /** `ann`: the member of the cast; `new`: a member with nothing yet. */
  readonly as: 'visitor' | 'ann' | 'new'
  readonly path: string | ((cast: Cast) => string)
  /** Before the page is opened: what fails, what hangs. */
  readonly before?: (stage: Stage) => Promise<unknown>
  /** What is pressed to get there. */
  readonly arrange?: (stage: Stage) => Promise<unknown>
  /** After the picture: leaves the cast as it was. */
  readonly after?: (stage: Stage) => Promise<unknown>
  /** What has just come in is part of it. */
  readonly news?: true
  /** A new member who has not checked in today; the others have. */
  readonly checksIn?: true
  /** Where it exists only. */
  readonly only?: 'narrow' | 'wide'
}
