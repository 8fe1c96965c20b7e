import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import { Badge } from '../design/badge'
import { Icon } from '../design/icon'
import type { Texts } from '../i18n/resources'
import { usePersonWords } from '../shell/person-words'
import { PresenceDot } from '../shell/portrait'
import { useFeature } from '../shell/use-feature'
import { useZodiac } from '../shell/zodiac-words'
import { relationWords } from './person-row'
import { usePageName } from '../shell/use-page-name'
import styles from './profile.module.css'

/** @rule FRND-46 */
const statusWords: Readonly<Record<PresenceStatus, keyof Texts['common'] | null>> = {
  online: 'online',
  busy: 'busy',
  offline: 'offline',
  unknown: null,
}

type Props = { readonly person: Acquaintance }

const Marks = ({ person }: Props) => {
  const { t } = useTranslation(['friends', 'common'])
  const word = person.relation === 'friend' ? 'friend' : relationWords[person.relation]
  return (
    <span className={styles.marks}>
      {person.demo && <Badge tone="media">{t('common:demo')}</Badge>}
      {word !== null && <Badge tone="media">{t(`friends:${word}`)}</Badge>}
    </span>
  )
}

const Status = observer(({ person }: Props) => {
  const { t } = useTranslation('common')
  const status = useFeature('friends').view.presence(person.id)
  const here = statusWords[status]
  if (here === null) return null
  return (
    <span className={styles.status} role="status">
      <span className={styles.dot} aria-hidden>
        <PresenceDot status={status} />
      </span>
      {t(here)}
    </span>
  )
})

const Sign = ({ person }: Props) => {
  const sign = useZodiac(person.birthday)
  return (
    sign !== undefined && (
      <span className={styles.status}>
        <Icon of={sign.icon} size="sm" />
        {sign.label}
      </span>
    )
  )
}

const Likes = ({ person }: Props) => {
  const { t } = useTranslation('friends')
  return (
    person.likedCount > 0 && (
      <span className={styles.status}>
        <Icon of={Heart} size="sm" />
        {t('likes', { count: person.likedCount })}
      </span>
    )
  )
}

/** Name, age, whether they are here, place, sign and likes, on the portrait: presence stands still while the rest is read. @rule PROF-9 */
export const PersonName = ({ person }: Props) => {
  const words = usePersonWords()
  usePageName(person.name)
  const age = words.age(person.birthday)
  const country = words.country(person.countryCode)
  return (
    <>
      <Marks person={person} />
      <h1 className={styles.name} id="person-name">
        <bdi>{person.name}</bdi>
        {age !== undefined && <span className={styles.age}>{age}</span>}
      </h1>
      <p className={styles.place}>
        <Status person={person} />
        {country !== undefined && (
          <span>
            <span aria-hidden>{words.flag(person.countryCode)}</span> {country}
          </span>
        )}
        <Sign person={person} />
        <Likes person={person} />
      </p>
    </>
  )
}
