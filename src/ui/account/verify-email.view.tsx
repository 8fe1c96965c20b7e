import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from '../../domain/account/sign-in'
import { Button } from '../design/button'
import { CodeField } from '../design/code-field'
import { useCore } from '../shell/core-context'
import { AboutAddress } from './about-address'
import { Sandbox } from './sandbox'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { useProblem } from './use-problem'
import { useSecondsUntil } from './use-seconds-until'

type Verifying = Extract<SignIn, { readonly _tag: 'VerifyingEmail' }>

/** Sends the mail again, once the wait is over. @rule ACCT-9 ACCT-67 */
const Resend = observer(({ step }: { readonly step: Verifying }) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const left = useSecondsUntil(step.resendAt)
  return (
    <Button variant="ghost" wide disabled={left > 0 || step.busy} onClick={() => void account.resendCode()}>
      {left > 0 ? t('resend_in', { seconds: left }) : t('resend')}
    </Button>
  )
})

/** Six digits submit themselves, also those that were typed while the mail was still on its way. @rule ACCT-23 */
const useSubmission = (busy: boolean) => {
  const { account } = useCore()
  const waiting = useRef('')
  useEffect(() => {
    const code = waiting.current
    waiting.current = ''
    if (!busy && code !== '') void account.submitCode(code)()
  }, [account, busy])
  return {
    submit: (code: string) => {
      if (busy) waiting.current = code
      else void account.submitCode(code)()
    },
    forget: () => {
      waiting.current = ''
    },
  }
}

/** What is typed; a code that was judged wrong is cleared. */
const useCode = (problem: Verifying['problem'], wrong: boolean): readonly [string, (code: string) => void] => {
  const [code, setCode] = useState('')
  const [judged, setJudged] = useState(problem)
  if (judged !== problem) {
    setJudged(problem)
    if (wrong) setCode('')
  }
  return [code, setCode]
}

/** Step 6: the code or the link of the mail. @rule ACCT-22 ACCT-23 ACCT-64 */
export const VerifyEmail = observer(({ step, first }: StepProps<Verifying>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const submission = useSubmission(step.busy)
  const problem = useProblem(step.problem, ['code'])
  const wrong = problem.at('code')
  const [code, setCode] = useCode(step.problem, wrong !== undefined)
  const type = (digits: string) => {
    if (digits !== '') problem.forget()
    submission.forget()
    setCode(digits)
  }
  return (
    <Step
      lead={<AboutAddress text="verify_lead" email={step.email} />}
      problem={problem.at('form')}
      onSubmit={() => void (code.length === 6 ? account.submitCode(code) : account.checkConfirmed)()}
      note={<p className={styles.aside}>{t('verify_link')}</p>}
      way={{ busy: step.busy }}
      end={
        <>
          <Resend step={step} />
          <Sandbox />
        </>
      }
    >
      <CodeField
        ref={first}
        label={t('code')}
        value={code}
        onChange={type}
        onComplete={submission.submit}
        error={wrong}
      />
    </Step>
  )
})
