import { createHash } from 'node:crypto'

/** Somebody who was made up on a local identity page. */
export interface PretendPerson {
  readonly name: string
  readonly email: string
}

/** Who can be chosen, and whom an id of the provider means. Kept in memory: with the process they are forgotten. */
export interface SandboxPeople {
  /** Newest first. */
  readonly list: () => readonly PretendPerson[]
  /** The id of a person: the same address is the same person, also after a restart. */
  readonly note: (person: PretendPerson) => string
  readonly find: (id: string) => PretendPerson | undefined
}

const MOST = 12
const ready: readonly PretendPerson[] = [
  { name: 'Robin Example', email: 'robin@example.org' },
  { name: 'Sam Example', email: 'sam@example.org' },
]

/** One for each provider that is played. */
export const makeSandboxPeople = (face: string): SandboxPeople => {
  const idOf = (email: string): string => createHash('sha256').update(`${face}:${email.toLowerCase()}`).digest('hex')
  const known = new Map(ready.map((person) => [idOf(person.email), person] as const))
  return {
    list: () => [...known.values()].toReversed(),
    note: (person) => {
      const id = idOf(person.email)
      known.delete(id)
      known.set(id, person)
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(oldest)
      return id
    },
    find: (id) => known.get(id),
  }
}
