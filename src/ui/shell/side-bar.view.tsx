import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { BrandMark } from './brand-mark'
import styles from './side-bar.module.css'

export type SideBarViewProps = {
  readonly home: string
  readonly onHome?: (event: MouseEvent) => void
  /** Without it the button is there but waits for the program. */
  readonly onSignIn?: () => void
  /** Avatar, name and balance of somebody who is signed in. */
  readonly person?: ReactNode
  /** What else members find here. */
  readonly marks?: ReactNode
  readonly foot?: ReactNode
}

/** The side bar's shape; drawn at build time as a visitor sees it. */
export const SideBarView = ({ home, onHome, onSignIn, person, marks, foot }: SideBarViewProps) => {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <div className={styles.bar}>
      <a className={styles.home} href={home} onClick={onHome} aria-label={t('common:brand')}>
        <BrandMark />
        <span className={styles.wordmark} aria-hidden>
          {t('common:brand')}
        </span>
      </a>
      {person ?? (
        <Button variant="secondary" wide disabled={onSignIn === undefined} onClick={onSignIn}>
          {t('shell:sign_in')}
        </Button>
      )}
      {marks}
      <div className={styles.foot}>{foot}</div>
    </div>
  )
}

type SideEntryProps = { readonly icon: LucideIcon; readonly label: string; readonly disabled?: boolean }

/** A line at the foot of the side bar; hands its attributes on, so that a menu can open from it. */
export const SideEntry = ({ icon, label, ...rest }: SideEntryProps & ComponentProps<'button'>) => (
  <button type="button" {...rest} className={styles.entry} aria-label={label}>
    <Icon of={icon} />
    <span className={styles.wideOnly} aria-hidden>
      {label}
    </span>
  </button>
)
