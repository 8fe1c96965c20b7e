import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeptPeople } from '../../application/friends/kept-people.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { intactPeople } from '../storage/people/intact-people'
import type { WipedPeople } from '../storage/people/with-people'

const listed = (text: string): O.Option<readonly unknown[]> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(text)),
    O.filter((value): value is readonly unknown[] => Array.isArray(value)),
  )

/** Whom somebody knows, one text a person. */
export const makeStoredPeople = (texts: KeyedStore, journal: Journal): KeptPeople & WipedPeople => ({
  read: (me) => async () =>
    pipe(
      texts.read(String(me)),
      O.flatMap(listed),
      O.match(
        () => [],
        (people) => intactPeople(people, journal),
      ),
    ),
  keep: (me, people) => async () => texts.write(String(me), JSON.stringify(people)),
  wipe: (me) => async () => texts.remove(String(me)),
})
