import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '../../domain/kernel/person'
import { Chips } from '../design/chips'
import { useInterests } from './interest-words'
import styles from './person-facts.module.css'
import { usePersonWords } from './person-words'

/** One thing that is told of a person. */
export const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.fact}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)

type Props = { readonly person: Pick<Person, 'introduce' | 'languages' | 'interests'> }

/** Whether somebody has told anything of themselves. */
export const isQuiet = ({ introduce, interests, languages }: Props['person']): boolean =>
  introduce === '' && languages.length + interests.length === 0

/** What somebody says about themselves: bio, interests, languages. @rule PROF-5 */
export const PersonFacts = ({ person }: Props) => {
  const { t } = useTranslation('profile')
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
      {interests.length > 0 && (
        <Fact title={t('interests')}>
          <Chips words={interests.map(({ label }) => label)} />
        </Fact>
      )}
      {person.languages.length > 0 && (
        <Fact title={t('languages')}>
          <Chips words={person.languages.map(language)} />
        </Fact>
      )}
    </>
  )
}
