import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import { Badge } from '../design/badge'
import type { Texts } from '../i18n/resources'
import { usePersonWords } from '../shell/person-words'
import { PresenceDot } from '../shell/portrait'
import { useFeature } from '../shell/use-feature'
import { useInterests } from './interests'
import { relationWords } from './person-row'
import styles from './profile.module.css'

/** @rule FRND-46 */
const statusWords: Readonly<Record<PresenceStatus, keyof Texts['common'] | null>> = {
  online: 'online',
  busy: 'busy',
  offline: 'offline',
  unknown: null,
}

const Marks = ({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation(['friends', 'common'])
  const word = person.relation === 'friend' ? 'friend' : relationWords[person.relation]
  return (
    <span className={styles.marks}>
      {person.demo && <Badge tone="media">{t('common:demo')}</Badge>}
      {word !== null && <Badge tone="media">{t(`friends:${word}`)}</Badge>}
    </span>
  )
}

/** Name, age, place and whether they are here, on the portrait. */
export const PersonName = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('common')
  const words = usePersonWords()
  const status = useFeature('friends').view.presence(person.id)
  const here = statusWords[status]
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
        {country !== undefined && (
          <span>
            <span aria-hidden>{words.flag(person.countryCode)}</span> {country}
          </span>
        )}
        {here !== null && (
          <span className={styles.status} role="status">
            <span className={styles.dot} aria-hidden>
              <PresenceDot status={status} />
            </span>
            {t(here)}
          </span>
        )}
      </p>
    </>
  )
})

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.fact}>
    <h2 className={styles.factTitle}>{title}</h2>
    {children}
  </section>
)

const Chips = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={styles.chips} role="list">
    {words.map((word) => (
      <li className={styles.chip} key={word}>
        {word}
      </li>
    ))}
  </ul>
)

/** What they say about themselves. @rule PROF-5 */
export const PersonFacts = ({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('friends')
  const { language } = usePersonWords()
  const interests = useInterests(person.interests)
  return (
    <>
      {person.introduce !== '' && (
        <Fact title={t('about')}>
          <p className={styles.bio} dir="auto">
            {person.introduce}
          </p>
        </Fact>
      )}
      {person.languages.length > 0 && (
        <Fact title={t('languages')}>
          <Chips words={person.languages.map(language)} />
        </Fact>
      )}
      {person.introduce === '' && person.languages.length + interests.length === 0 && (
        <p className={styles.quiet}>{t('quiet', { name: person.name })}</p>
      )}
      {interests.length > 0 && (
        <Fact title={t('interests')}>
          <Chips words={interests} />
        </Fact>
      )}
    </>
  )
}
