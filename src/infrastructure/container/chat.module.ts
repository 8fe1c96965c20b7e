import { ContainerModule } from 'inversify'
import { makeChatFeature } from '../../application/chat/chat'
import type { ChatDeps } from '../../application/chat/chat.deps'
import type { ChatAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  gateway: token<ChatAdapters['gateway']>('chatGateway'),
  stores: token<ChatAdapters['stores']>('chatStores'),
  both: token<ReturnType<typeof makeChatFeature>>('chatBoth'),
} as const

/** Conversations, their store and their outbox; how somebody stands to the signed-in person, and who talks, others know. */
export const chatModule = (
  { pictures, translator, ...parts }: ChatAdapters,
  { relationOf, talksWith }: Pick<ChatDeps, 'relationOf' | 'talksWith'>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(parts.gateway)
    bind(S.stores).toConstantValue(parts.stores)
    bind(S.both)
      .toResolvedValue(
        (clock, ids, journal, page, settings, gateway, stores, config, busy) =>
          makeChatFeature({
            clock,
            ids,
            journal,
            page,
            settings,
            gateway,
            stores,
            config,
            pictures,
            translator,
            relationOf,
            talksWith,
            busy,
          }),
        [T.clock, T.ids, T.journal, T.page, T.local, S.gateway, S.stores, T.config, T.busy],
      )
      .inSingletonScope()
    bind(F.chat).toResolvedValue(({ feature }) => feature, [S.both])
    bind(F.chatInbox).toResolvedValue(({ inbox }) => inbox, [S.both])
  })
