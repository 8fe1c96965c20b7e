import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'

export type FrameProps = {
  readonly mobile?: boolean
  readonly ipad?: boolean
  readonly side?: ReactNode
  /** Invisible, but keeps its place and state. @rule SHELL-67 */
  readonly sideHidden?: boolean
  readonly banner?: ReactNode
  /** A line below the page: when it comes and goes, nothing that is being read or pressed moves. */
  readonly offer?: ReactNode
  readonly bar?: ReactNode
  readonly panel?: ReactNode
  readonly panelLabel?: string | undefined
  readonly mainRef?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** The window: side bar, content with the bar below, panel at the inline end. Also drawn at build time. */
export const Frame = (props: FrameProps) => {
  const { mobile = false, ipad = false, side, sideHidden = false } = props
  const { banner, bar, children, mainRef, offer, panel } = props
  const { t } = useTranslation('shell')
  return (
    <div className={styles.frame} data-mobile={mobile || undefined} data-ipad={ipad || undefined}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {side !== undefined && (
        <aside className={styles.side} data-side={sideHidden ? 'hidden' : undefined} inert={sideHidden}>
          {side}
        </aside>
      )}
      <div className={styles.column}>
        {banner}
        <div className={styles.stage}>
          <main
            className={styles.main}
            id="main"
            tabIndex={-1}
            ref={mainRef}
            data-dock={bar !== undefined || undefined}
          >
            {children}
          </main>
          {bar}
        </div>
        {offer}
      </div>
      {panel !== undefined && (
        <section className={styles.panel} aria-label={props.panelLabel}>
          {panel}
        </section>
      )}
    </div>
  )
}
