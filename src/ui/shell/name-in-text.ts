import type { Person } from '../../domain/kernel/person'

/** What somebody is called within a sentence, which has no place for a badge. @rule PLUS-1 */
export const nameInText = ({ demo, name }: Pick<Person, 'demo' | 'name'>, label: string): string =>
  demo ? `${name} (${label})` : name
