import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../domain/account/phone-standing'
import type { VerifyingPhone } from '../../domain/account/sign-in'
import { Segmented } from '../design/segmented'
import { useCore } from '../shell/core-context'
import { AboutAddress } from './about-address'
import { CodeEntryField, Resend, useCodeEntry } from './code-entry'
import { Sandbox } from './sandbox'
import { Step, type StepProps } from './step'

/** How the next code travels, where there is a choice. @rule ACCT-2 ACCT-27 */
const Channels = observer(({ step }: { readonly step: VerifyingPhone }) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  if (step.channels.length < 2) return null
  return (
    <Segmented<Channel>
      label={t('channel')}
      value={step.channel}
      onChange={account.chooseChannel}
      choices={step.channels.map((channel) => ({ value: channel, label: t(`channel_${channel}`) }))}
    />
  )
})

/** Step 4: the code of the text message. @rule ACCT-7 ACCT-22 ACCT-23 ACCT-24 */
export const VerifyPhone = observer(({ step, first }: StepProps<VerifyingPhone>) => {
  const { account } = useCore()
  const submit = useCallback((code: string) => void account.submitCode(code)(), [account])
  const entry = useCodeEntry(step, submit)
  return (
    <Step
      lead={<AboutAddress text={`verify_lead_${step.channel}`} address={step.number.shown} />}
      problem={entry.problem.at('form')}
      onSubmit={() => submit(entry.code)}
      way={{ busy: step.busy, disabled: !entry.whole }}
      end={
        <>
          <Resend step={step} onResend={() => void account.resendCode()} />
          <Sandbox />
        </>
      }
    >
      <CodeEntryField entry={entry} first={first} />
      <Channels step={step} />
    </Step>
  )
})
