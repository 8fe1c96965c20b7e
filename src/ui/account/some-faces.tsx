import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Badge } from '../design/badge'
import { useCore } from '../shell/core-context'
import { Picture } from '../shell/portrait'
import styles from './faces.module.css'

const FACES = 3

/** A fan of faces from the first screen, when they are there already. */
export const SomeFaces = observer(() => {
  const { t } = useTranslation('common')
  const guests = useCore().loaded('friends')?.view.guests ?? []
  if (guests.length < FACES) return null
  return (
    <div className={styles.fan} aria-hidden>
      {guests.slice(0, FACES).map((person) => (
        <span className={styles.card} key={person.id}>
          <Picture name={person.name} src={person.headImg} eager />
          {person.demo && (
            <span className={styles.mark}>
              <Badge tone="media">{t('demo')}</Badge>
            </span>
          )}
        </span>
      ))}
    </div>
  )
})
