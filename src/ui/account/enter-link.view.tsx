import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SecurityView } from '../../application/account/security.feature'
import type { LinkFlow } from '../../domain/account/link-step'
import { typedPassword } from '../../domain/kernel/password'
import { PasswordField } from '../design/password-field'
import { useFeature } from '../shell/use-feature'
import { EmailEntry } from './email-entry'
import { leftToRight } from './left-to-right'
import { OwnAddress } from './own-address'
import { PhoneEntry, useTypedNumber } from './phone-entry'
import { Step, type TakeFocus } from './step'
import type { LinkDrafts } from './use-link-drafts'
import { useProblem, type Problem } from './use-problem'

type Props = {
  readonly flow: Extract<LinkFlow, { readonly _tag: 'Entering' }>
  readonly drafts: LinkDrafts
  readonly first: TakeFocus
}

const lacksPassword = ({ asksPassword }: SecurityView, { password }: LinkDrafts): boolean =>
  asksPassword !== null && password === ''

/** Whose open session it is may not be who sits there: the password of the account says so, where there is one. */
const OwnPassword = observer(({ drafts, problem }: Pick<Props, 'drafts'> & { readonly problem: Problem }) => {
  const { t } = useTranslation('security')
  const { asksPassword, identifiers } = useFeature('security').view
  if (asksPassword === null) return null
  const address = identifiers[asksPassword]?.value ?? ''
  return (
    <>
      <OwnAddress address={address} />
      <PasswordField
        label={t('password_of', { value: leftToRight(address) })}
        value={drafts.password}
        onChange={(typed) => {
          problem.forget()
          drafts.keep({ password: typedPassword(asksPassword, typed) })
        }}
        error={problem.at('password')}
        autoComplete="current-password"
      />
    </>
  )
})

/** The new address. @rule ACCT-52 ACCT-55 ACCT-57 ACCT-114 */
export const EnterLinkEmail = observer(({ flow, drafts, first }: Props) => {
  const { t } = useTranslation('security')
  const { submitEmail, view } = useFeature('security')
  const problem = useProblem(flow.problem, ['email', 'password'])
  const told = problem.at('email')
  const type = (email: string) => {
    problem.forget()
    drafts.keep({ email })
  }
  return (
    <Step
      lead={t('email_lead')}
      problem={problem.at('form')}
      onSubmit={() => void submitEmail(drafts.email, drafts.password)()}
      way={{ busy: flow.busy, disabled: drafts.email === '' || lacksPassword(view, drafts) }}
    >
      <EmailEntry
        value={drafts.email}
        onChange={type}
        error={told && (flow.problem?._tag === 'BadEmail' ? t('email_invalid') : told)}
        first={first}
        autoComplete="email"
      />
      <OwnPassword drafts={drafts} problem={problem} />
    </Step>
  )
})

/** The new number. @rule ACCT-20 ACCT-114 */
export const EnterLinkPhone = observer(({ flow, drafts, first }: Props) => {
  const { t } = useTranslation('security')
  const { submitPhone, view } = useFeature('security')
  const problem = useProblem(flow.problem, ['phone', 'password'])
  const number = useTypedNumber(drafts)
  return (
    <Step
      lead={t('phone_lead')}
      problem={problem.at('form')}
      onSubmit={() => void submitPhone(number, drafts.password)()}
      way={{ busy: flow.busy, disabled: drafts.digits === '' || lacksPassword(view, drafts) }}
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
      <OwnPassword drafts={drafts} problem={problem} />
    </Step>
  )
})
