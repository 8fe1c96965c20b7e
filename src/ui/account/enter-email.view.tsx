import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EnteringEmail } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'
import { EmailEntry } from './email-entry'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import { useProblem } from './use-problem'

/** Step 5: the address. @rule ACCT-8 ACCT-52 */
export const EnterEmail = observer(({ step, drafts, keep, first }: StepProps<EnteringEmail>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['email'])
  const type = (email: string) => {
    problem.forget()
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
      <EmailEntry
        value={drafts.email}
        onChange={type}
        error={problem.at('email')}
        first={first}
        autoComplete="username"
      />
    </Step>
  )
})
