import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LinkFlow } from '../../domain/account/link-step'
import { useFeature } from '../shell/use-feature'
import { EmailEntry } from './email-entry'
import { PhoneEntry, useTypedNumber } from './phone-entry'
import { Step, type TakeFocus } from './step'
import type { LinkDrafts } from './use-link-drafts'
import { useProblem } from './use-problem'

type Props = {
  readonly flow: Extract<LinkFlow, { readonly _tag: 'Entering' }>
  readonly drafts: LinkDrafts
  readonly first: TakeFocus
}

/** The new address. @rule ACCT-52 ACCT-55 ACCT-57 ACCT-114 */
export const EnterLinkEmail = observer(({ flow, drafts, first }: Props) => {
  const { t } = useTranslation('security')
  const { submitEmail } = useFeature('security')
  const problem = useProblem(flow.problem, ['email'])
  const told = problem.at('email')
  const type = (email: string) => {
    problem.forget()
    drafts.keep({ email })
  }
  return (
    <Step
      lead={t('email_lead')}
      problem={problem.at('form')}
      onSubmit={() => void submitEmail(drafts.email)()}
      way={{ busy: flow.busy, disabled: drafts.email === '' }}
    >
      <EmailEntry
        value={drafts.email}
        onChange={type}
        error={told && (flow.problem?._tag === 'BadEmail' ? t('email_invalid') : told)}
        first={first}
        autoComplete="email"
      />
    </Step>
  )
})

/** The new number. @rule ACCT-20 ACCT-114 */
export const EnterLinkPhone = observer(({ flow, drafts, first }: Props) => {
  const { t } = useTranslation('security')
  const { submitPhone } = useFeature('security')
  const problem = useProblem(flow.problem, ['phone'])
  const number = useTypedNumber(drafts)
  return (
    <Step
      lead={t('phone_lead')}
      problem={problem.at('form')}
      onSubmit={() => void submitPhone(number)()}
      way={{ busy: flow.busy, disabled: drafts.digits === '' }}
    >
      <PhoneEntry
        typed={number}
        onChange={(typed) => {
          problem.forget()
          drafts.keep(typed)
        }}
        error={problem.at('phone')}
        first={first}
      />
    </Step>
  )
})
