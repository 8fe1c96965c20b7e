const arabic = new Intl.PluralRules('ar')

/** What is bought, for the provider's page, in the language of the order. */
export const itemNameIn = (locale: string, coins: number): string =>
  /^ar\b/i.test(locale)
    ? `${new Intl.NumberFormat('ar').format(coins)} ${arabic.select(coins) === 'few' ? 'عملات' : 'عملة'}`
    : `${new Intl.NumberFormat('en').format(coins)} ${coins === 1 ? 'coin' : 'coins'}`
