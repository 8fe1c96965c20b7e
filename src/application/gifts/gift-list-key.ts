/** Where the list of gifts is kept, with the backpack of whoever is signed in (@rule GIFT-4). */
export const GIFT_LIST_KEY = 'CAMC_GIFT_LIST'
