import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useTranslation } from 'react-i18next'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from '../shell/use-feature'

/** What somebody is called, as far as they are known; for observers. */
export const usePersonName = (): ((id: UserId) => string) => {
  const { t } = useTranslation('gifts')
  const { view } = useFeature('friends')
  return (id) =>
    pipe(
      view.person(id),
      O.match(
        () => t('somebody'),
        ({ name }) => name,
      ),
    )
}
