import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../design/badge'
import { List } from '../design/list'
import { useFeature } from '../shell/use-feature'
import styles from './friends.module.css'
import { PersonRow } from './person-row'
import { RequestActions } from './request-actions'

/** Requests that wait for an answer; nothing when there are none, and a mark until that is known. */
export const Requests = observer(() => {
  const { t } = useTranslation('friends')
  const { listing, requests, told } = useFeature('friends').view
  const answered = told || listing === 'loaded' || listing === 'failed'
  const [known, setKnown] = useState(answered)
  if (answered && !known) setKnown(true)
  if (requests.length === 0) return known ? null : <span hidden data-coming />
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        {t('requests')}
        <CountBadge count={requests.length} />
      </h2>
      <List label={t('requests')}>
        {requests.map((person) => (
          <PersonRow key={person.id} person={person} actions={<RequestActions id={person.id} />} />
        ))}
      </List>
    </section>
  )
})
