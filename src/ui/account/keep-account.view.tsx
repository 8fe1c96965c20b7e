import { HeartHandshake } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { KeepingAccount } from '../../domain/account/sign-in'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useCore } from '../shell/core-context'
import { useDateText } from './date-text'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { useProblem } from './use-problem'

/** The account is about to be deleted: signing in keeps it. @rule PLUS-14 */
export const KeepAccount = observer(({ step, first }: StepProps<KeepingAccount>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, [])
  const date = useDateText().day(step.deleteAt)
  return (
    <Step
      problem={problem.at('form')}
      onSubmit={() => void account.keepAccount()}
      way={{ label: t('keep'), busy: step.busy, focus: first }}
      end={
        <Button variant="ghost" wide disabled={step.busy} onClick={account.closeSignIn}>
          {t('keep_not')}
        </Button>
      }
    >
      <div className={styles.hero}>
        <span className={styles.disc}>
          <Icon of={HeartHandshake} size="xl" />
        </span>
        <p>{t('keep_lead', { date })}</p>
        <p className={styles.aside}>{t('keep_aside')}</p>
      </div>
    </Step>
  )
})
