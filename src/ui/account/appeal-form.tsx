import * as E from 'fp-ts/Either'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toProblem } from '../../application/account/sign-in-problem'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { SignInProblem } from '../../domain/account/sign-in'
import type { Instant } from '../../domain/kernel/time'
import { APPEAL_LIMIT, clipAppeal, type AppealProblem, type AppealState } from '../../domain/safety/appeal'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { TextArea } from '../design/text-area'
import { useFeature } from '../shell/use-feature'
import styles from './ban.module.css'
import { useProblem } from './use-problem'

/** The token has been used, or is too old. */
const NOT_ALLOWED = 403

type Failed = AppealProblem | GatewayError

const isLocal = (failed: Failed): failed is AppealProblem =>
  failed._tag === 'AppealEmpty' || failed._tag === 'AppealTooLong' || failed._tag === 'AppealsUsedUp'

const isLate = (failed: Failed): boolean => failed._tag === 'HttpFailed' && failed.status === NOT_ALLOWED

type Failure = { readonly kind: 'text' | 'late' | 'gateway'; readonly problem: SignInProblem | null }

const failureOf = (failed: Failed, now: Instant): Failure =>
  isLocal(failed)
    ? { kind: 'text', problem: null }
    : { kind: isLate(failed) ? 'late' : 'gateway', problem: toProblem(failed, now) }

const useSending = (token: string, onSent: (state: AppealState) => void) => {
  const { appeal } = useFeature('safety')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (text: string): Promise<void> => {
    setBusy(true)
    const sent = await appeal(text, token)()
    setBusy(false)
    if (E.isRight(sent)) onSent(sent.right)
    else setFailure(failureOf(sent.left, Date.now()))
  }
  return { busy, failure, send }
}

type Props = { readonly token: string; readonly onSent: (state: AppealState) => void }

/** What the person has to say to it, sent once. @rule PLUS-13 */
export const AppealForm = ({ token, onSent }: Props) => {
  const { t } = useTranslation('ban')
  const [text, setText] = useState('')
  const { busy, failure, send } = useSending(token, onSent)
  const told = useProblem(failure?.problem ?? null, []).at('form')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) void send(text)
  }
  return (
    <form className={styles.appeal} onSubmit={submit} noValidate>
      <TextArea
        label={t('appeal_label')}
        hint={t('appeal_hint')}
        value={text}
        onChange={(typed) => setText(clipAppeal(typed))}
        limit={APPEAL_LIMIT}
        error={failure?.kind === 'text' ? t('appeal_empty') : undefined}
      />
      {told !== undefined && <Banner tone="danger">{failure?.kind === 'late' ? t('appeal_late') : told}</Banner>}
      <Button type="submit" variant="primary" wide loading={busy} disabled={text.trim() === ''}>
        {t('appeal_send')}
      </Button>
    </form>
  )
}
