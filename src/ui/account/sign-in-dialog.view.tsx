import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from '../../domain/account/sign-in'
import { Dialog } from '../design/dialog'
import { IconButton } from '../design/icon-button'
import type { Texts } from '../i18n/resources'
import { useCore } from '../shell/core-context'
import { ChooseWay } from './choose-way.view'
import { ConfirmLink } from './confirm-link.view'
import { EnterEmail } from './enter-email.view'
import { EnterPassword } from './enter-password.view'
import { SupplyInfo } from './supply-info.view'
import { useDrafts } from './use-drafts'
import type { StepProps } from './step'
import { VerifyEmail } from './verify-email.view'

type Open = Exclude<SignIn, { readonly _tag: 'Closed' }>
type Title = keyof Texts['account']

const titles: Readonly<Record<Exclude<Open['_tag'], 'EnteringPassword'>, Title>> = {
  Loading: 'choose_title',
  Choosing: 'choose_title',
  EnteringPhone: 'choose_title',
  EnteringPhonePassword: 'password_title_known',
  VerifyingPhone: 'verify_title',
  KeepingAccount: 'choose_title',
  EnteringEmail: 'email_title',
  VerifyingEmail: 'verify_title',
  SupplyingInfo: 'info_title',
  ConfirmingLink: 'link_title',
}

const passwordTitles: Readonly<Record<Extract<Open, { readonly _tag: 'EnteringPassword' }>['purpose'], Title>> = {
  new: 'password_title_new',
  existing: 'password_title_new',
  set: 'password_title_new',
  forgot: 'password_title_reset',
  signIn: 'password_title_known',
}

const titleOf = (step: Open): Title =>
  step._tag === 'EnteringPassword' ? passwordTitles[step.purpose] : titles[step._tag]

const viewOf = (step: Open, rest: Omit<StepProps<never>, 'step'>): ReactNode => {
  switch (step._tag) {
    case 'Choosing':
      return <ChooseWay step={step} {...rest} />
    case 'EnteringEmail':
      return <EnterEmail step={step} {...rest} />
    case 'VerifyingEmail':
      return <VerifyEmail step={step} {...rest} />
    case 'EnteringPassword':
      return <EnterPassword step={step} {...rest} />
    case 'SupplyingInfo':
      return <SupplyInfo step={step} {...rest} />
    case 'ConfirmingLink':
      return <ConfirmLink step={step} {...rest} />
    default:
      return null
  }
}

const hasBack = (step: Open): boolean => step._tag !== 'Choosing' && step._tag !== 'ConfirmingLink'

/** The login popup: a card on a desktop, the whole screen on a phone. @rule ACCT-14 ACCT-15 */
export const SignInDialog = observer(({ step }: { readonly step: Open }) => {
  const { t } = useTranslation(['account', 'common'])
  const { account } = useCore()
  const [drafts, keep] = useDrafts()
  const focus = useRef<HTMLElement | null>(null)
  const first = useCallback((element: HTMLElement | null) => {
    focus.current = element
    element?.focus()
  }, [])
  return (
    <Dialog
      open
      layer="login"
      phone="full"
      stays
      glow
      title={t(`account:${titleOf(step)}`)}
      initialFocus={focus}
      onClose={account.closeSignIn}
      leading={
        hasBack(step) && <IconButton label={t('common:back')} icon={ArrowLeft} size="sm" flips onClick={account.back} />
      }
    >
      {viewOf(step, { drafts, keep, first })}
    </Dialog>
  )
})
