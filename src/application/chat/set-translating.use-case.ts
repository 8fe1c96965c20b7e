import { keepTranslating } from './translating'
import type { ChatContext } from './chat-context'
import type { ChatFeature } from './chat.feature'

/** Switches translations of what is written in the open conversation; switching takes the note on the limit away (@rule CHAT-20). */
export const makeSetTranslating =
  (context: ChatContext): ChatFeature['setTranslating'] =>
  (on) => {
    const session = context.session()
    const { deps, model } = context
    if (session === null || model.friend === null) return
    const mode = on ? 'on' : 'off'
    keepTranslating(deps.settings, session.me, model.friend, mode)
    model.setTranslating(mode)
  }
