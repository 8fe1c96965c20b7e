import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'

/** What somebody is called, as far as they are known, if only from the list of conversations; for observers. */
export const usePersonName = (): ((id: UserId) => string) => {
  const { t } = useTranslation('gifts')
  const { view } = useFeature('friends')
  const core = useCore()
  const listed = (id: UserId) =>
    O.fromNullable(core.loaded('chat')?.view.conversations.find(({ friend }) => friend === id))
  return (id) =>
    pipe(
      view.person(id),
      O.alt((): O.Option<{ readonly name: string }> => listed(id)),
      O.filter(({ name }) => name !== ''),
      O.match(
        () => t('somebody'),
        ({ name }) => name,
      ),
    )
}
