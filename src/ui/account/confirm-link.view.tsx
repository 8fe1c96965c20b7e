import { MailCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ConfirmingLink } from '../../domain/account/sign-in'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { useProblem } from './use-problem'

/** A mail's link was opened: one press confirms, and nothing before it does. @rule ACCT-64 ACCT-66 */
export const ConfirmLink = observer(({ step, first }: StepProps<ConfirmingLink>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['code'])
  const failed = problem.at('code') === undefined ? problem.at('form') : t('link_bad')
  return (
    <Step
      problem={failed}
      onSubmit={() => (step.done ? account.closeSignIn() : void account.confirmLink())}
      way={{ label: step.done ? t('done') : t('confirm'), busy: step.busy, focus: first }}
    >
      <div className={styles.hero} role={step.done ? 'status' : undefined}>
        <span className={styles.disc}>
          <Icon of={MailCheck} size="xl" />
        </span>
        <p>{step.done ? t('link_done') : t('link_lead')}</p>
        {!step.done && <p className={styles.aside}>{t('link_final')}</p>}
      </div>
    </Step>
  )
})
