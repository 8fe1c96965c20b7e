import type { EnteringPassword } from '../../domain/account/sign-in'
import { PasswordEntry } from './password-entry'
import type { StepProps } from './step'

/** Step 7: the password of an e-mail account, or a new one. @rule ACCT-10 ACCT-60 ACCT-61 */
export const EnterPassword = (props: StepProps<EnteringPassword>) => (
  <PasswordEntry {...props} kind="email" address={props.step.email} least={1} />
)
