import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CoinPill } from '../shell/coin-pill'
import { CameraPreview } from '../shell/slots'
import { ViewHeader } from '../shell/view-header'
import styles from './match-entry.module.css'
import { MatchPrice } from './match-price'
import { StartButton } from './start-button'
import { StartProblemNote } from './start-problem'
import { useMatchEntry } from './use-match-entry'

interface MatchEntryProps {
  readonly title: string
  readonly onBack?: () => void
  /** Where else one may go from here. */
  readonly elsewhere: ReactNode
  /** What is said or asked before the start. */
  readonly children: ReactNode
}

/** A page from which a match is started: the own camera, what it costs, and the button (@rule MTCH-10). */
export const MatchEntry = ({ children, elsewhere, onBack, title }: MatchEntryProps) => {
  const { t } = useTranslation('match')
  useMatchEntry()
  return (
    <>
      <ViewHeader
        title={title}
        {...(onBack && { onBack })}
        actions={
          <>
            <CoinPill />
            {elsewhere}
          </>
        }
      />
      <div className={styles.entry}>
        <section className={styles.preview} aria-label={t('camera_part')}>
          <CameraPreview />
        </section>
        <div className={styles.parts}>
          <StartProblemNote />
          {children}
          <div className={styles.action}>
            <MatchPrice />
            <StartButton />
          </div>
        </div>
      </div>
    </>
  )
}
