import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkProblem } from '../../domain/account/link-step'
import { isWholeCode } from '../../domain/account/verification-code'
import type { Instant } from '../../domain/kernel/time'
import { Button } from '../design/button'
import { CodeField } from '../design/code-field'
import type { TakeFocus } from './step'
import { useProblem, type Problem } from './use-problem'
import { useSecondsUntil } from '../shell/use-seconds-until'

/** A step that waits for the code, in the login popup or in account security. */
type Verifying = { readonly busy: boolean; readonly problem: LinkProblem | null; readonly resendAt: Instant }

type ResendProps = { readonly step: Verifying; readonly onResend: () => void }

/** Sends the code again, once the wait is over. @rule ACCT-9 ACCT-24 ACCT-67 */
export const Resend = observer(({ step, onResend }: ResendProps) => {
  const { t } = useTranslation('account')
  const left = useSecondsUntil(step.resendAt)
  return (
    <Button variant="ghost" wide disabled={left > 0 || step.busy} onClick={onResend}>
      {left > 0 ? t('resend_in', { seconds: left }) : t('resend')}
    </Button>
  )
})

/** Six digits submit themselves, also those that were typed while the code was still on its way. @rule ACCT-23 */
const useSubmission = (busy: boolean, send: (code: string) => void) => {
  const waiting = useRef('')
  useEffect(() => {
    const code = waiting.current
    waiting.current = ''
    if (!busy && code !== '') send(code)
  }, [busy, send])
  return {
    submit: (code: string) => {
      if (busy) waiting.current = code
      else send(code)
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

/** The state of the field in which a code is entered; `send` stays the same function from one drawing to the next. */
export const useCodeEntry = (step: Verifying, send: (code: string) => void): CodeEntry => {
  const submission = useSubmission(step.busy, send)
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
