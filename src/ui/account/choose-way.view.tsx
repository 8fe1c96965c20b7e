import { Mail } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Choosing } from '../../domain/account/sign-in'
import { CoinIcon } from '../design/coin-icon'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { OtherWays } from './other-ways'
import styles from './sign-in.module.css'
import { SomeFaces } from './some-faces'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import { useLiveUsers } from './use-live-users'
import { useProblem } from './use-problem'

/** How many people are here; what the gateway counts is told as such (PLUS-2). */
const LiveUsers = observer(() => {
  const { t, i18n } = useTranslation('account')
  const { liveUsers } = useCore().account.view
  const users = useLiveUsers(liveUsers)
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(users)
  return (
    <p className={styles.live}>
      <span className={styles.pulse} aria-hidden />
      {liveUsers === null ? t('live_users', { formatted }) : t('users_here', { count: liveUsers, formatted })}
    </p>
  )
})

/** Step 1: how to sign in; what the deployment does not offer is not there. @rule ACCT-4 ACCT-12 ACCT-13 */
export const ChooseWay = observer(({ step, drafts, first }: StepProps<Choosing>) => {
  const { t, i18n } = useTranslation('account')
  const { account, config } = useCore()
  const problem = useProblem(step.problem, [])
  const coins = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(config.signUpCoins)
  const email = { label: t('with_email'), icon: <Icon of={Mail} />, focus: first, disabled: step.busy }
  return (
    <Step
      lead={t('choose_lead')}
      problem={problem.at('form')}
      onSubmit={account.chooseEmail}
      way={config.signIn.includes('email') ? email : null}
      end={
        <>
          <OtherWays step={step} drafts={drafts} />
          <TermsNotice />
        </>
      }
    >
      <SomeFaces />
      <div className={styles.gift}>
        <span className={styles.coin}>
          <CoinIcon />
        </span>
        <p>
          <strong className={styles.giftTitle}>{t('free_coins', { coins })}</strong>
          <span className={styles.giftText}>{t('free_coins_text')}</span>
        </p>
      </div>
      <LiveUsers />
    </Step>
  )
})
