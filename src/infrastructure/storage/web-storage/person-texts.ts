import type { LocalData } from '../../../application/account/local-data.port'
import { draftPrefix } from '../../../application/chat/drafts'
import { translatingPrefix } from '../../../application/chat/translating'
import { unstoredPrefix } from '../../../application/chat/unstored-prefix'
import { tracePrefix } from '../../../application/coins/checkout-names'
import { GIFT_LIST_KEY } from '../../../application/gifts/gift-list-key'
import type { ListedStore } from '../../../application/kernel/keyed-store.port'
import { storedKeys } from '../../../application/kernel/stored-keys'

/** What of web storage is the person's own writing, and stays with what is unsent. */
const prefixes = [draftPrefix, translatingPrefix, unstoredPrefix] as const

/**
 * Local data whose wiping takes the person's drafts and unstored messages, and where they asked for translations, out of web
 * storage too; with `keepUnsent` they stay, as unsent messages do. The list of gifts with their backpack, and what of
 * a payment is unfinished, go in any case: the features that keep them may not have been loaded (@rule PLUS-15).
 */
export const withTexts = (data: LocalData, local: ListedStore): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    local.remove(GIFT_LIST_KEY)
    const gone = [storedKeys.paymentForm.name, tracePrefix(user), storedKeys.priceTip.name]
    gone.flatMap((prefix) => local.keys(prefix)).forEach(local.remove)
    if (!keepUnsent) prefixes.flatMap((prefix) => local.keys(prefix(user))).forEach(local.remove)
    await data.wipe(user, keepUnsent)()
  },
})
