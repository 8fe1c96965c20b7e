import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import styles from './device-check.module.css'

/** Moves with what the microphone hears, without drawing anything else anew; `of` names what is measured. */
export const LevelMeter = ({ of }: { readonly of: unknown }) => {
  const { t } = useTranslation('calls')
  const { levels } = useFeature('calls').devices
  const meter = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      levels((level) => {
        meter.current?.style.setProperty('--level', String(level))
        meter.current?.setAttribute('aria-valuenow', String(Math.round(level * 100)))
      }),
    [levels, of],
  )
  return (
    <div
      ref={meter}
      className={styles.meter}
      role="meter"
      aria-label={t('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  )
}
