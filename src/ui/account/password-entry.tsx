import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EnteringPassword, EnteringPhonePassword } from '../../domain/account/sign-in'
import { passwordLimits, typedPassword, type PasswordKind } from '../../domain/kernel/password'
import { Button } from '../design/button'
import { PasswordField } from '../design/password-field'
import { useCore } from '../shell/core-context'
import { AboutAddress } from './about-address'
import { OwnAddress } from './own-address'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import type { Keep } from './use-drafts'
import { useProblem } from './use-problem'

/** The new password begins empty, not with what was wrong. */
const Forgot = ({ busy, keep }: { readonly busy: boolean; readonly keep: Keep }) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const forgot = () => {
    keep({ password: '' })
    void account.forgotPassword()
  }
  return (
    <Button variant="ghost" wide disabled={busy} onClick={forgot}>
      {t('forgot')}
    </Button>
  )
}

type Props = StepProps<EnteringPassword | EnteringPhonePassword> & {
  readonly kind: PasswordKind
  readonly address: string
  /** So many characters open the button. */
  readonly least: number
  readonly end?: ReactNode
}

/** The password that is known, or a new one. @rule ACCT-46 ACCT-47 ACCT-48 */
export const PasswordEntry = observer(({ step, drafts, keep, first, kind, address, least, end }: Props) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['password'])
  const known = step.purpose === 'signIn'
  const type = (typed: string) => {
    problem.forget()
    keep({ password: typedPassword(kind, typed) })
  }
  return (
    <Step
      lead={<AboutAddress text={known ? 'password_lead_known' : 'password_lead_new'} address={address} />}
      problem={problem.at('form')}
      onSubmit={() => void account.submitPassword(drafts.password)()}
      way={{ busy: step.busy, disabled: drafts.password.length < least }}
      end={
        <>
          {known && <Forgot busy={step.busy} keep={keep} />}
          {end}
        </>
      }
    >
      <OwnAddress address={address} />
      <PasswordField
        ref={first}
        label={t('password')}
        value={drafts.password}
        onChange={type}
        error={problem.at('password')}
        autoComplete={known ? 'current-password' : 'new-password'}
        enterKeyHint="done"
      />
      {!known && <p className={styles.aside}>{t('password_hint', passwordLimits[kind])}</p>}
    </Step>
  )
})
