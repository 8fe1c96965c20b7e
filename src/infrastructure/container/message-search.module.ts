import { ContainerModule } from 'inversify'
import { makeMessageSearch } from '../../application/chat/message-search'
import type { ChatAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const both = token<ReturnType<typeof makeMessageSearch>>('messageSearchBoth')

/** Full-text search over the stored messages of whoever is signed in. */
export const messageSearchModule = ({ search: searches }: Pick<ChatAdapters, 'search'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(both)
      .toResolvedValue(
        (account, clock) => makeMessageSearch({ clock, searches, me: () => account.userId }),
        [T.accountModel, T.clock],
      )
      .inSingletonScope()
    bind(F.messageSearch).toResolvedValue(({ feature }) => feature, [both])
    bind(F.forgetSearch).toResolvedValue(({ forget }) => forget, [both])
  })
