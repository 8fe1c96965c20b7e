import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { Relation } from '../../domain/friends/relation'
import { Avatar } from '../design/avatar'
import { ListRow } from '../design/list'
import type { Texts } from '../i18n/resources'
import { usePersonWords } from '../shell/person-words'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { RowName } from '../shell/row-name'
import { useOpenOnce } from './use-open-once'

/** How a pending request is worded. @rule FRND-23 FRND-24 */
export const relationWords: Readonly<Record<Relation, keyof Texts['friends'] | null>> = {
  asked: 'requested',
  asking: 'added',
  friend: null,
  stranger: null,
}

type Props = { readonly person: Acquaintance; readonly actions?: ReactNode }

/** Somebody in a list: face with presence, name, age and country; leads to the profile. */
export const PersonRow = observer(({ person, actions }: Props) => {
  const { t } = useTranslation(['friends', 'common'])
  const words = usePersonWords()
  const link = useOpenOnce()
  const status = useFeature('friends').view.presence(person.id)
  const word = relationWords[person.relation]
  const facts = [words.age(person.birthday), words.country(person.countryCode), word && t(`friends:${word}`)]
  return (
    <ListRow
      {...link(pathOf('FriendPage', { friendId: person.id }))}
      leading={<Avatar name={person.name} src={person.headImg} presence={status} />}
      title={<RowName person={person} />}
      subtitle={facts.filter(Boolean).join(' · ')}
      actions={actions}
    />
  )
})
