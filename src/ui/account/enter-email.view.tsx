import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EnteringEmail } from '../../domain/account/sign-in'
import { cleanEmail } from '../../domain/kernel/email'
import { TextField } from '../design/text-field'
import { useCore } from '../shell/core-context'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import { useProblem } from './use-problem'

/** Step 5: the address. @rule ACCT-8 ACCT-52 */
export const EnterEmail = observer(({ step, drafts, keep, first }: StepProps<EnteringEmail>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['email'])
  const type = (typed: string) => {
    problem.forget()
    const email = cleanEmail(typed)
    keep(email === drafts.email ? {} : { email, password: '' })
  }
  return (
    <Step
      lead={t('email_lead')}
      problem={problem.at('form')}
      onSubmit={() => void account.submitEmail(drafts.email)()}
      way={{ busy: step.busy, disabled: drafts.email === '' }}
      end={<TermsNotice />}
    >
      <TextField
        ref={first}
        label={t('email')}
        value={drafts.email}
        onChange={type}
        error={problem.at('email')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        enterKeyHint="next"
      />
    </Step>
  )
})
