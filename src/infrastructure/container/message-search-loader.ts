import type { Container } from 'inversify'
import type { MessageSearchFeature } from '../../application/chat/message-search.feature'
import type { Features } from '../../application/core'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

/** Loads the search over messages when somebody first reaches for it. */
export const makeMessageSearchLoader = (
  container: Container,
  adapters: Pick<CoreAdapters, 'chat'>,
  loaded: { messageSearch?: Features['messageSearch'] },
): (() => Promise<MessageSearchFeature>) =>
  once(async () => {
    const [{ messageSearchModule }, parts] = await Promise.all([import('./message-search.module'), adapters.chat()])
    container.load(messageSearchModule(parts))
    return (loaded.messageSearch = container.get(F.messageSearch))
  })
