import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayWayName } from '../../domain/kernel/play-way'
import { Dot } from '../design/badge'
import styles from './bottom-bar.module.css'
import { useFeature } from './use-feature'

type RedDotProps = {
  readonly way: PlayWayName
  /** Its tab is open: what is new there is seen. */
  readonly active: boolean
}

/** Marks the tab of a way behind which there is something new. @rule SHELL-72 SHELL-73 */
export const RedDot = observer(({ way, active }: RedDotProps) => {
  const { t } = useTranslation('shell')
  const { open, view } = useFeature('redDots')
  const on = view.has(way)
  useEffect(() => {
    if (active && on) open(way)
  }, [active, on, open, way])
  if (!on || active) return null
  return (
    <span className={styles.dot}>
      <Dot label={t('something_new')} />
    </span>
  )
})
