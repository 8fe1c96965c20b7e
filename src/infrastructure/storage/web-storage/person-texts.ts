import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { LocalData } from '../../../application/account/local-data.port'
import { draftPrefix } from '../../../application/chat/drafts'
import { translatingPrefix } from '../../../application/chat/translating'

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/**
 * Local data whose wiping takes the person's drafts, and where they asked for translations, out of web storage too; with `keepUnsent` they stay, as unsent
 * messages do (@rule PLUS-15). `storage` is asked for each time, since reading it may throw.
 */
export const withDrafts = (data: LocalData, storage: () => Storage): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    if (!keepUnsent) {
      pipe(
        O.tryCatch(storage),
        O.map((texts) =>
          keysOf(texts)
            .filter((key) => key.startsWith(draftPrefix(user)) || key.startsWith(translatingPrefix(user)))
            .forEach((key) => texts.removeItem(key)),
        ),
      )
    }
    await data.wipe(user, keepUnsent)()
  },
})
