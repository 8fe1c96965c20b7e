import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import styles from './sign-in.module.css'
import type { Drafts, Keep } from './use-drafts'

/** Takes the focus when its step appears. */
export type TakeFocus = (element: HTMLElement | null) => void

export type StepProps<Step> = {
  readonly step: Step
  readonly drafts: Drafts
  readonly keep: Keep
  readonly first: TakeFocus
}

type Way = {
  /** 'Continue' where nothing else is said. */
  readonly label?: string
  readonly icon?: ReactNode
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly focus?: TakeFocus
}

type Props = {
  readonly lead?: ReactNode
  /** What is wrong with the step as a whole. */
  readonly problem?: string | undefined
  readonly children?: ReactNode
  /** Stands above the way on. */
  readonly note?: ReactNode
  readonly way?: Way | null
  /** Other ways and small print. */
  readonly end?: ReactNode
  readonly onSubmit: () => void
}

const WayOn = ({ label, icon, busy = false, disabled = false, focus }: Way) => {
  const { t } = useTranslation('account')
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      wide
      loading={busy}
      disabled={disabled}
      icon={icon}
      {...(focus === undefined ? {} : { ref: focus })}
    >
      {label ?? t('continue')}
    </Button>
  )
}

/** One screen of the popup: a sentence, what is asked, and the way on. Enter submits. */
export const Step = ({ lead, problem, children, note, way = {}, end, onSubmit }: Props) => {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (way?.busy !== true) onSubmit()
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <div className={styles.end}>
        {note}
        {way !== null && <WayOn {...way} />}
        {end}
      </div>
    </form>
  )
}
