import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../design/cx'
import { IconButton } from '../design/icon-button'
import { useShell } from './shell-context'
import hidden from '../design/hidden.module.css'
import { useNavigate } from './use-navigate'
import { usePageName } from './use-page-name'
import styles from './view-header.module.css'

export type ViewHeaderProps = {
  /** It also names the page in the title of the window. */
  readonly title?: string
  /** Ways to the views beside this one; they show in place of the title, which is still read out. */
  readonly tabs?: ReactNode
  /** In place of the title, such as the face and name of the other person. */
  readonly lead?: ReactNode
  /** Path of the view above, when there is one. */
  readonly back?: string
  /** Where the way back is no fixed one. */
  readonly onBack?: () => void
  readonly actions?: ReactNode
}

/** The upper edge of a page or panel: way back, title, actions; a panel also closes. */
export const ViewHeader = ({ title, tabs, lead, back, onBack, actions }: ViewHeaderProps) => {
  const { t } = useTranslation(['shell', 'common'])
  const { place, close } = useShell()
  const navigate = useNavigate()
  usePageName(title)
  const headingStyle = tabs !== undefined ? hidden.hidden : lead === undefined ? styles.title : styles.lead
  const goBack = back === undefined ? onBack : () => navigate(back)
  return (
    <header className={cx(styles.header, place === 'panel' && styles.panel)}>
      {goBack !== undefined && (
        <span className={styles.back}>
          <IconButton label={t('common:back')} icon={ArrowLeft} flips onClick={goBack} />
        </span>
      )}
      <div className={headingStyle} role="heading" aria-level={1}>
        {lead ?? title}
      </div>
      {tabs}
      {actions}
      {place === 'panel' && <IconButton label={t('shell:panel_close')} icon={X} onClick={close} />}
    </header>
  )
}
