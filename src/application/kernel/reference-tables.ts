/** The long tables, each in a chunk of its own that is fetched when somebody first asks for it. */
export const referenceTables = {
  countries: () => import('../../domain/kernel/reference/countries').then((table) => table.countries),
  dialCodes: () => import('../../domain/kernel/reference/dial-codes').then((table) => table.dialCodes),
  spokenLanguages: () =>
    import('../../domain/kernel/reference/spoken-languages').then((table) => table.spokenLanguages),
  emoji: () => import('../../domain/kernel/reference/emoji').then((table) => table.emojiTable),
}
