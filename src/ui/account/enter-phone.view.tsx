import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EnteringPhone } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'
import { PhoneEntry, useTypedNumber, type TypedPhone } from './phone-entry'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import { useProblem } from './use-problem'

/** Step 2: country and number. @rule ACCT-18 ACCT-20 ACCT-21 */
export const EnterPhone = observer(({ step, drafts, keep, first }: StepProps<EnteringPhone>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['phone'])
  const number = useTypedNumber(drafts)
  const type = (typed: Partial<TypedPhone>) => {
    problem.forget()
    keep({ ...typed, password: '' })
  }
  return (
    <Step
      lead={t(step.purpose === 'reset' ? 'phone_lead_reset' : 'phone_lead')}
      problem={problem.at('form')}
      onSubmit={() => void account.submitPhone(number)()}
      way={{ busy: step.busy, disabled: drafts.digits === '' }}
      end={<TermsNotice />}
    >
      <PhoneEntry typed={number} onChange={type} error={problem.at('phone')} first={first} />
    </Step>
  )
})
