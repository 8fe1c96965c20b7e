import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkFlow } from '../../domain/account/link-step'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { AboutAddress } from './about-address'
import { CodeEntryField, Resend, useCodeEntry } from './code-entry'
import { Sandbox } from './sandbox'
import { Step, type TakeFocus } from './step'

type Props = { readonly flow: Extract<LinkFlow, { readonly _tag: 'Verifying' }>; readonly first: TakeFocus }

/** The code that was sent to the new address or number. @rule ACCT-22 ACCT-23 ACCT-116 */
export const VerifyLink = observer(({ flow, first }: Props) => {
  const { t } = useTranslation('security')
  const security = useFeature('security')
  const toast = useToast()
  const { kind, value } = flow
  const submit = useCallback(
    (code: string) =>
      void security
        .submitCode(code)()
        .then(() =>
          security.view.identifiers[kind]?.value === value
            ? toast({ text: t(`linked_${kind}`), tone: 'success' })
            : undefined,
        ),
    [kind, security, t, toast, value],
  )
  const entry = useCodeEntry(flow, submit)
  return (
    <Step
      lead={<AboutAddress text={kind === 'email' ? 'verify_lead_code' : 'verify_lead_sms'} address={flow.shown} />}
      problem={entry.problem.at('form')}
      onSubmit={() => submit(entry.code)}
      way={{ busy: flow.busy, disabled: !entry.whole }}
      end={
        <>
          <Resend step={flow} onResend={() => void security.resendCode()} />
          <Sandbox />
        </>
      }
    >
      <CodeEntryField entry={entry} first={first} />
    </Step>
  )
})
