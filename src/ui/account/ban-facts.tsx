import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ban } from '../../domain/account/ban'
import { useLegal } from '../shell/use-legal'
import styles from './ban.module.css'
import { ruleText, useDuration } from './ban-words'
import { useDateText } from './date-text'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const End = ({ until, left }: { readonly until: number; readonly left: number }) => {
  const { t } = useTranslation('ban')
  const { moment } = useDateText()
  const duration = useDuration()
  return (
    <>
      <span>{moment(until)}</span>
      <span className={styles.quiet}>{left > 0 ? t('left', { time: duration(left) }) : t('over')}</span>
    </>
  )
}

/** Rule, reason and end of a ban; `left` are the seconds until its end. @rule PLUS-13 */
export const BanFacts = ({ ban, left }: { readonly ban: Ban; readonly left: number }) => {
  const { t } = useTranslation('ban')
  const legal = useLegal()
  return (
    <dl className={styles.facts}>
      <Fact name={t('rule')}>
        <span>{t(ruleText(ban.rule))}</span>
        <a className={styles.link} href={legal('guidelines')} target="_blank" rel="noopener noreferrer">
          {t('guidelines')}
        </a>
      </Fact>
      {ban.reason !== '' && (
        <Fact name={t('reason')}>
          <bdi>{ban.reason}</bdi>
        </Fact>
      )}
      <Fact name={t('end')}>{ban.until === null ? t('no_end') : <End until={ban.until} left={left} />}</Fact>
    </dl>
  )
}
