import { useTranslation } from 'react-i18next'
import type { Person } from '../../domain/kernel/person'
import { Badge } from '../design/badge'
import { cx } from '../design/cx'
import styles from './row-name.module.css'

/** A name that is cut where there is no room, beside its label, which never is. */
export const LabelledName = ({ label, name }: { readonly label: string | null; readonly name: string }) =>
  label === null ? (
    <bdi className={cx(styles.name, styles.alone)}>{name}</bdi>
  ) : (
    <span className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <Badge>{label}</Badge>
    </span>
  )

/** What somebody is called in a list; demo people say so. @rule PLUS-1 */
export const RowName = ({ person: { demo, name } }: { readonly person: Pick<Person, 'demo' | 'name'> }) => {
  const { t } = useTranslation()
  return <LabelledName name={name} label={demo ? t('demo') : null} />
}
