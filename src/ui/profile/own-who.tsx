import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { Badge } from '../design/badge'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import { useToast } from '../design/toast'
import { usePersonWords } from '../shell/person-words'
import { useZodiac } from '../shell/zodiac-words'
import styles from './own-profile.module.css'

/** The number by which others find this person; a press copies it. */
const OwnId = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(String(id)).then(
      () => toast({ text: t('id_copied'), tone: 'success' }),
      () => undefined,
    )
  return (
    <button type="button" className={styles.id} onClick={() => void copy()}>
      {t('id')} <bdi>{id}</bdi> <VisuallyHidden>{t('id_copy')}</VisuallyHidden>
      <Icon of={Copy} size="sm" />
    </button>
  )
}

/** Name, age, mark, place, sign and number. @rule PROF-10 */
export const OwnWho = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('profile')
  const words = usePersonWords()
  const age = words.age(me.birthday)
  const country = words.country(me.countryCode)
  const sign = useZodiac(me.birthday)
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        <bdi>{me.name}</bdi>
        {age !== undefined && <span className={styles.age}>{age}</span>}
        {me.paid && <Badge tone="gold">{t('vip')}</Badge>}
      </span>
      <span className={styles.place}>
        {country !== undefined && (
          <span>
            <span aria-hidden>{words.flag(me.countryCode)}</span> {country}
          </span>
        )}
        {sign !== undefined && (
          <span className={styles.sign}>
            <Icon of={sign.icon} size="sm" />
            {sign.label}
          </span>
        )}
      </span>
      <OwnId id={me.id} />
    </div>
  )
}
