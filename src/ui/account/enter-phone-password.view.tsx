import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EnteringPhonePassword } from '../../domain/account/sign-in'
import { passwordLimits } from '../../domain/kernel/password'
import { Button } from '../design/button'
import { useCore } from '../shell/core-context'
import { PasswordEntry } from './password-entry'
import type { StepProps } from './step'

/** Step 3: the password of a phone account, or a new one that may be left for later. @rule ACCT-6 ACCT-38 ACCT-39 ACCT-46 */
export const EnterPhonePassword = observer((props: StepProps<EnteringPhonePassword>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const { step } = props
  return (
    <PasswordEntry
      {...props}
      kind="phone"
      address={step.number.shown}
      least={passwordLimits.phone.least}
      end={
        step.skippable && (
          <Button variant="ghost" wide disabled={step.busy} onClick={() => void account.skipPassword()}>
            {t('skip')}
          </Button>
        )
      }
    />
  )
})
