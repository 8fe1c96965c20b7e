import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { LocalData } from '../../../application/account/local-data.port'
import { draftPrefix } from '../../../application/chat/drafts'
import { translatingPrefix } from '../../../application/chat/translating'
import { GIFT_LIST_KEY } from '../../../application/gifts/gift-list-key'
import type { UserId } from '../../../domain/kernel/ids'

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** What of web storage is the person's own writing, and stays with what is unsent. */
const isText = (key: string, user: UserId): boolean =>
  key.startsWith(draftPrefix(user)) || key.startsWith(translatingPrefix(user))

/**
 * Local data whose wiping takes the person's drafts, and where they asked for translations, out of web storage too; with
 * `keepUnsent` they stay, as unsent messages do. The list of gifts goes in any case: their backpack is in it, and the feature
 * that keeps it may not have been loaded (@rule PLUS-15). `storage` is asked for each time, since reading it may throw.
 */
export const withDrafts = (data: LocalData, storage: () => Storage): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    pipe(
      O.tryCatch(storage),
      O.map((texts) =>
        keysOf(texts)
          .filter((key) => key === GIFT_LIST_KEY || (!keepUnsent && isText(key, user)))
          .forEach((key) => texts.removeItem(key)),
      ),
    )
    await data.wipe(user, keepUnsent)()
  },
})
