import { ShieldAlert } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ban } from '../../domain/account/ban'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { CoinIcon } from '../design/coin-icon'
import { Dialog } from '../design/dialog'
import { Icon } from '../design/icon'
import { Spinner } from '../design/spinner'
import { useCore } from '../shell/core-context'
import { AppealForm } from './appeal-form'
import styles from './ban.module.css'
import { BanFacts } from './ban-facts'
import { useBanText } from './ban-words'
import { useSecondsUntil } from '../shell/use-seconds-until'

type AppealProps = {
  readonly state: Ban['appeal']
  readonly token: string | null
  readonly onSent: (state: NonNullable<Ban['appeal']>) => void
}

const tones = { open: 'info', upheld: 'warning', lifted: 'success' } as const

/** How the appeal stands, and the form while one may be made. */
const Appeal = ({ state, token, onSent }: AppealProps) => {
  const { t } = useTranslation('ban')
  return (
    <>
      {state !== null && <Banner tone={tones[state]}>{t(`appeal_${state}`)}</Banner>}
      {token !== null && (
        <Suspense fallback={<Spinner />}>
          <AppealForm token={token} onSent={onSent} />
        </Suspense>
      )}
    </>
  )
}

type WaysProps = { readonly over: boolean; readonly onClose: () => void }

const Ways = ({ over, onClose }: WaysProps) => {
  const { t } = useTranslation(['account', 'common'])
  const { account } = useCore()
  const again = () => {
    onClose()
    account.openSignIn({ _tag: 'Button' })
  }
  return (
    <>
      <Button onClick={onClose}>{t('common:close')}</Button>
      {over && (
        <Button variant="primary" onClick={again}>
          {t('account:sign_in')}
        </Button>
      )}
    </>
  )
}

type Props = {
  readonly code: number
  /** The gateway's own words, empty when it gave none. */
  readonly message: string
  readonly ban: Ban
  readonly onClose: () => void
}

/**
 * Says why somebody is kept out, until when, and takes their appeal. It comes unasked, so the focus goes to what it says and
 * not to a button or a link. @rule PLUS-13 SAFE-24 ACCT-106 ACCT-107
 */
export const BanScreen = ({ code, message, ban, onClose }: Props) => {
  const { t } = useTranslation(['ban', 'account'])
  const text = useBanText()
  const what = useRef<HTMLParagraphElement>(null)
  const [sent, setSent] = useState<Ban['appeal']>(null)
  const left = useSecondsUntil(ban.until ?? 0)
  const state = sent ?? ban.appeal
  const over = state === 'lifted' || (ban.until !== null && left === 0)
  return (
    <Dialog
      open
      strict
      layer="error"
      phone="full"
      title={t('account:banned_title')}
      initialFocus={what}
      onClose={onClose}
      footer={<Ways over={over} onClose={onClose} />}
    >
      <div className={styles.screen}>
        <p className={styles.what} role="alert" tabIndex={-1} ref={what}>
          <Icon of={ShieldAlert} size="lg" />
          {text({ code, message, ban })}
        </p>
        <BanFacts ban={ban} left={left} />
        <p className={styles.coins}>
          <CoinIcon />
          {t('ban:coins')}
        </p>
        <Appeal state={state} token={sent === null && !over ? ban.token : null} onSent={setSent} />
      </div>
    </Dialog>
  )
}
