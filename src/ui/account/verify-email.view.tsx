import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerifyingEmail } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'
import { AboutAddress } from './about-address'
import { CodeEntryField, Resend, useCodeEntry } from './code-entry'
import { Sandbox } from './sandbox'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'

/** Step 6: the code or the link of the mail. @rule ACCT-22 ACCT-23 ACCT-64 */
export const VerifyEmail = observer(({ step, first }: StepProps<VerifyingEmail>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const submit = useCallback((code: string) => void account.submitCode(code)(), [account])
  const entry = useCodeEntry(step, submit)
  return (
    <Step
      lead={<AboutAddress text="verify_lead" address={step.email} />}
      problem={entry.problem.at('form')}
      onSubmit={() => void (entry.whole ? account.submitCode(entry.code) : account.checkConfirmed)()}
      note={<p className={styles.aside}>{t('verify_link')}</p>}
      way={{ busy: step.busy }}
      end={
        <>
          <Resend step={step} onResend={() => void account.resendCode()} />
          <Sandbox />
        </>
      }
    >
      <CodeEntryField entry={entry} first={first} />
    </Step>
  )
})
