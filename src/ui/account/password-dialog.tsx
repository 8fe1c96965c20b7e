import * as E from 'fp-ts/Either'
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordProblem } from '../../application/account/security.feature'
import type { Identifier } from '../../application/account/security-gateway.port'
import { toProblem } from '../../application/account/sign-in-problem'
import type { LinkKind } from '../../domain/account/link-step'
import type { SignInProblem } from '../../domain/account/sign-in'
import { passwordLimits, typedPassword } from '../../domain/kernel/password'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { PasswordField } from '../design/password-field'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { leftToRight } from './left-to-right'
import { OwnAddress } from './own-address'
import styles from './security.module.css'
import { useProblem } from './use-problem'

type Props = {
  readonly kind: LinkKind
  readonly linked: Identifier
  /** Whose password is typed first, and its address; null: none is wanted. */
  readonly old: { readonly kind: LinkKind; readonly value: string } | null
  readonly onClose: () => void
}

const problemOf = (failed: PasswordProblem): SignInProblem =>
  failed._tag === 'BadPassword' ? failed : toProblem(failed, Date.now())

const useChanging = ({ kind, linked, onClose }: Props) => {
  const { t } = useTranslation('security')
  const { changePassword } = useFeature('security')
  const toast = useToast()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const change = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const changed = await changePassword(kind, old, next)()
    setBusy(false)
    if (E.isLeft(changed)) return setProblem(problemOf(changed.left))
    toast({ text: t(linked.hasPassword ? 'password_changed' : 'password_stored'), tone: 'success' })
    onClose()
  }
  return { old, setOld, next, setNext, busy, problem, change }
}

/** The old password, or the account's where this one is the first, and the new one; the new one alone where there is none. @rule ACCT-45 ACCT-46 ACCT-47 ACCT-48 */
const PasswordForm = (props: Props & { readonly first: RefObject<HTMLInputElement | null> }) => {
  const { first, kind, linked, old: wanted } = props
  const { t } = useTranslation(['security', 'account'])
  const { old, setOld, next, setNext, busy, problem, change } = useChanging(props)
  const told = useProblem(problem, ['password'])
  const bad = problem?._tag === 'BadPassword'
  const known = wanted !== null
  const ofWhom = leftToRight(wanted?.value ?? '')
  const type = (of: LinkKind, set: (typed: string) => void) => (typed: string) => {
    told.forget()
    set(typedPassword(of, typed))
  }
  const oldField = {
    label: linked.hasPassword ? t('security:password_old') : t('security:password_of', { value: ofWhom }),
    value: old,
    onChange: type(wanted?.kind ?? kind, setOld),
    error: bad ? undefined : told.at('password'),
  }
  const newField = {
    label: t('security:password_new'),
    hint: t('account:password_hint', passwordLimits[kind]),
    value: next,
    onChange: type(kind, setNext),
    error: bad || !known ? told.at('password') : undefined,
  }
  return (
    <form className={styles.fields} onSubmit={(event) => void change(event)} noValidate>
      <OwnAddress address={linked.value} />
      {known && <PasswordField {...oldField} ref={first} autoComplete="current-password" />}
      <PasswordField {...newField} {...(known ? {} : { ref: first })} autoComplete="new-password" />
      {told.at('form') !== undefined && <Banner tone="danger">{told.at('form')}</Banner>}
      <Button type="submit" variant="primary" wide loading={busy} disabled={next === '' || (known && old === '')}>
        {t('security:save')}
      </Button>
    </form>
  )
}

/** Another password, by the old one. */
export const PasswordDialog = (props: Props) => {
  const { kind, linked, onClose } = props
  const { t } = useTranslation('security')
  const first = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      stays
      title={t(linked.hasPassword ? `change_password_${kind}` : 'set_password_phone')}
      initialFocus={first}
      onClose={onClose}
    >
      <PasswordForm {...props} first={first} />
    </Dialog>
  )
}
