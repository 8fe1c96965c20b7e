import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EnteringPassword, EnteringPhonePassword, OpenSignIn } from '../../domain/account/sign-in'
import { Dialog } from '../design/dialog'
import { IconButton } from '../design/icon-button'
import { Spinner } from '../design/spinner'
import type { Texts } from '../i18n/resources'
import { useCore } from '../shell/core-context'
import { findFocus } from '../shell/find-focus'
import { loadChunk } from '../shell/load-chunk'
import { ChooseWay } from './choose-way.view'
import { ConfirmLink } from './confirm-link.view'
import { EnterEmail } from './enter-email.view'
import { EnterPassword } from './enter-password.view'
import { EnterPhonePassword } from './enter-phone-password.view'
import { KeepAccount } from './keep-account.view'
import { LoadingSteps } from './loading.view'
import { SupplyInfo } from './supply-info.view'
import { useDrafts } from './use-drafts'
import { useFirstFocus } from './use-first-focus'
import type { StepProps } from './step'
import { VerifyEmail } from './verify-email.view'
import { VerifyPhone } from './verify-phone.view'

type Title = keyof Texts['account']

/** The table of countries comes with it, on demand. */
const EnterPhone = lazy(() =>
  loadChunk(() => import('./enter-phone.view')).then((module) => ({ default: module.EnterPhone })),
)

const passwordTitles: Readonly<Record<(EnteringPassword | EnteringPhonePassword)['purpose'], Title>> = {
  new: 'password_title_new',
  existing: 'password_title_new',
  set: 'password_title_new',
  forgot: 'password_title_reset',
  reset: 'password_title_reset',
  signIn: 'password_title_known',
}

const titleOf = (step: OpenSignIn): Title => {
  switch (step._tag) {
    case 'Loading':
      return 'loading_title'
    case 'Choosing':
      return 'choose_title'
    case 'EnteringPhone':
      return step.purpose === 'reset' ? 'phone_title_reset' : 'phone_title'
    case 'VerifyingPhone':
      return 'verify_title_phone'
    case 'EnteringEmail':
      return 'email_title'
    case 'VerifyingEmail':
      return 'verify_title'
    case 'EnteringPassword':
    case 'EnteringPhonePassword':
      return passwordTitles[step.purpose]
    case 'SupplyingInfo':
      return 'info_title'
    case 'ConfirmingLink':
      return 'link_title'
    case 'KeepingAccount':
      return 'keep_title'
  }
}

const viewOf = (step: OpenSignIn, rest: Omit<StepProps<never>, 'step'>): ReactNode => {
  switch (step._tag) {
    case 'Loading':
      return <LoadingSteps step={step} {...rest} />
    case 'Choosing':
      return <ChooseWay step={step} {...rest} />
    case 'EnteringPhone':
      return <EnterPhone step={step} {...rest} />
    case 'EnteringPhonePassword':
      return <EnterPhonePassword step={step} {...rest} />
    case 'VerifyingPhone':
      return <VerifyPhone step={step} {...rest} />
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
    case 'KeepingAccount':
      return <KeepAccount step={step} {...rest} />
  }
}

/** Steps from which back would close the popup, as its cross does. */
const FIRST_STEPS: ReadonlySet<OpenSignIn['_tag']> = new Set([
  'Loading',
  'Choosing',
  'ConfirmingLink',
  'KeepingAccount',
])

/** It stands at an address of its own: going back leaves that, and closes the popup with it. */
const ofAddress = (step: OpenSignIn): boolean => step.origin._tag === 'Router'

const hasBack = (step: OpenSignIn): boolean => !FIRST_STEPS.has(step._tag)

/** The login popup: a card on a desktop, the whole screen on a phone. @rule ACCT-14 ACCT-15 */
export const SignInDialog = observer(({ step }: { readonly step: OpenSignIn }) => {
  const { t } = useTranslation(['account', 'common'])
  const { account } = useCore()
  const [drafts, keep] = useDrafts()
  const { first, focus } = useFirstFocus()
  // Who has come in goes on from the main part: what opened the popup has gone with the visitor.
  useEffect(() => () => void setTimeout(() => findFocus(document.querySelector('main'))), [])
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
      onBack={hasBack(step) ? account.back : ofAddress(step) ? null : account.closeSignIn}
      leading={
        hasBack(step) && <IconButton label={t('common:back')} icon={ArrowLeft} size="sm" flips onClick={account.back} />
      }
    >
      <Suspense fallback={<Spinner />}>{viewOf(step, { drafts, keep, first })}</Suspense>
    </Dialog>
  )
})
