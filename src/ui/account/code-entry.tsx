import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerifyingEmail, VerifyingPhone } from '../../domain/account/sign-in'
import { isWholeCode } from '../../domain/account/verification-code'
import { Button } from '../design/button'
import { CodeField } from '../design/code-field'
import { useCore } from '../shell/core-context'
import type { TakeFocus } from './step'
import { useProblem, type Problem } from './use-problem'
import { useSecondsUntil } from './use-seconds-until'

type Verifying = VerifyingEmail | VerifyingPhone

/** Sends the code again, once the wait is over. @rule ACCT-9 ACCT-24 ACCT-67 */
export const Resend = observer(({ step }: { readonly step: Verifying }) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const left = useSecondsUntil(step.resendAt)
  return (
    <Button variant="ghost" wide disabled={left > 0 || step.busy} onClick={() => void account.resendCode()}>
      {left > 0 ? t('resend_in', { seconds: left }) : t('resend')}
    </Button>
  )
})

/** Six digits submit themselves, also those that were typed while the code was still on its way. @rule ACCT-23 */
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
const useTyped = (problem: Verifying['problem'], wrong: boolean): readonly [string, (code: string) => void] => {
  const [code, setCode] = useState('')
  const [judged, setJudged] = useState(problem)
  if (judged !== problem) {
    setJudged(problem)
    if (wrong) setCode('')
  }
  return [code, setCode]
}

export type CodeEntry = {
  readonly code: string
  readonly whole: boolean
  readonly problem: Problem
  readonly type: (digits: string) => void
  readonly submit: (code: string) => void
}

/** The state of the field in which a code is entered. */
export const useCodeEntry = (step: Verifying): CodeEntry => {
  const submission = useSubmission(step.busy)
  const problem = useProblem(step.problem, ['code'])
  const [code, setCode] = useTyped(step.problem, problem.at('code') !== undefined)
  const type = (digits: string) => {
    if (digits !== '') problem.forget()
    submission.forget()
    setCode(digits)
  }
  return { code, whole: isWholeCode(code), problem, type, submit: submission.submit }
}

/** @rule ACCT-22 */
export const CodeEntryField = ({ entry, first }: { readonly entry: CodeEntry; readonly first: TakeFocus }) => {
  const { t } = useTranslation('account')
  return (
    <CodeField
      ref={first}
      label={t('code')}
      value={entry.code}
      onChange={entry.type}
      onComplete={entry.submit}
      error={entry.problem.at('code')}
    />
  )
}
