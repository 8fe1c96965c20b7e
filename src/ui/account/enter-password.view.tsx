import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SignIn } from '../../domain/account/sign-in'
import { passwordLimits, typedPassword } from '../../domain/kernel/password'
import { Button } from '../design/button'
import { PasswordField } from '../design/password-field'
import { VisuallyHidden } from '../design/visually-hidden'
import { useCore } from '../shell/core-context'
import { AboutAddress } from './about-address'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { useProblem } from './use-problem'

type Entering = Extract<SignIn, { readonly _tag: 'EnteringPassword' }>

/** The address, so that password managers know whose password it is. */
const Account = ({ email }: { readonly email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
  </VisuallyHidden>
)

const Forgot = ({ busy }: { readonly busy: boolean }) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  return (
    <Button variant="ghost" wide disabled={busy} onClick={() => void account.forgotPassword()}>
      {t('forgot')}
    </Button>
  )
}

/** Step 7: the password, or a new one. @rule ACCT-10 ACCT-47 ACCT-48 ACCT-60 ACCT-61 */
export const EnterPassword = observer(({ step, drafts, keep, first }: StepProps<Entering>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['password'])
  const known = step.purpose === 'signIn'
  const type = (typed: string) => {
    problem.forget()
    keep({ password: typedPassword('email', typed) })
  }
  return (
    <Step
      lead={<AboutAddress text={known ? 'password_lead_known' : 'password_lead_new'} email={step.email} />}
      problem={problem.at('form')}
      onSubmit={() => void account.submitPassword(drafts.password)()}
      way={{ busy: step.busy, disabled: drafts.password === '' }}
      end={known && <Forgot busy={step.busy} />}
    >
      <Account email={step.email} />
      <PasswordField
        ref={first}
        label={t('password')}
        value={drafts.password}
        onChange={type}
        error={problem.at('password')}
        autoComplete={known ? 'current-password' : 'new-password'}
        enterKeyHint="done"
      />
      {!known && <p className={styles.aside}>{t('password_hint', passwordLimits.email)}</p>}
    </Step>
  )
})
