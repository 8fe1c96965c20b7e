/** Everything that the interface says in this language, fetched as one. */
export const texts = import.meta.glob<Readonly<Record<string, string>>>('./*.json', { eager: true, import: 'default' })
