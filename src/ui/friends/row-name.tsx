import { useTranslation } from 'react-i18next'
import type { Person } from '../../domain/kernel/person'
import { Badge } from '../design/badge'
import styles from './friends.module.css'

/** What somebody is called in a list; demo people say so. @rule PLUS-1 */
export const RowName = ({ person: { demo, name } }: { readonly person: Pick<Person, 'demo' | 'name'> }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.rowName}>
      <bdi>{name}</bdi>
      {demo && <Badge>{t('demo')}</Badge>}
    </span>
  )
}
