import type { LocalData } from '../../../application/account/local-data.port'
import { draftPrefix } from '../../../application/chat/drafts'
import { translatingPrefix } from '../../../application/chat/translating'
import { unstoredPrefix } from '../../../application/chat/unstored-prefix'
import { GIFT_LIST_KEY } from '../../../application/gifts/gift-list-key'
import type { ListedStore } from '../../../application/kernel/keyed-store.port'

/** What of web storage is the person's own writing, and stays with what is unsent. */
const prefixes = [draftPrefix, translatingPrefix, unstoredPrefix] as const

/**
 * Local data whose wiping takes the person's drafts and unstored messages, and where they asked for translations, out of web
 * storage too; with `keepUnsent` they stay, as unsent messages do. The list of gifts goes in any case: their backpack is in it,
 * and the feature that keeps it may not have been loaded (@rule PLUS-15).
 */
export const withTexts = (data: LocalData, local: ListedStore): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    local.remove(GIFT_LIST_KEY)
    if (!keepUnsent) prefixes.flatMap((prefix) => local.keys(prefix(user))).forEach(local.remove)
    await data.wipe(user, keepUnsent)()
  },
})
