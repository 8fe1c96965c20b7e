import type { PictureDeps } from '../media/take-picture'
import type { Settings } from '../settings'
import type { DeliverDeps } from './deliver'
import type { Translator } from './translator.port'

/** What the answers of chat stand on. */
export interface ChatDeps extends DeliverDeps, PictureDeps {
  readonly translator: Translator
  readonly settings: Pick<Settings, 'chat' | 'pictures'>
  /** 54013 for a text with one of them. */
  readonly sensitiveWords: readonly string[]
}
