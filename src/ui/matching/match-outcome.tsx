import { observer } from 'mobx-react-lite'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { LeftWhy, MatchRefusal } from '../../domain/matching/match'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Checkbox } from '../design/checkbox'
import { useBlockWords } from '../shell/block-words'
import { Countdown } from '../shell/countdown'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './match-entry.module.css'

const left = {
  self: null,
  peerLeft: ['left_peer', 'left_peer_text'],
  failed: ['left_failed', 'left_failed_text'],
  recordingOver: ['left_recording', 'left_recording_text'],
  callBegan: ['left_call', 'left_peer_text'],
} as const satisfies Readonly<Record<LeftWhy, readonly [string, string] | null>>

const Note = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.outcome} role="status">
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)

const ToCoins = ({ label, path = pathOf('CoinPage') }: { readonly label: string; readonly path?: string }) => {
  const link = useLink()
  return (
    <ButtonLink variant="outline" {...link(path)}>
      {label}
    </ButtonLink>
  )
}

/** Coins are owed, or the person's own limit is reached. @rule PLUS-9 */
const Blocked = ({ block }: { readonly block: SpendingBlock }) => {
  const { help, path, text, title } = useBlockWords()(block)
  return (
    <Note title={title}>
      <p>{text}</p>
      <ToCoins label={help} path={path} />
    </Note>
  )
}

/** The limit of the day with the time that is left of it (@rule MTCH-35). */
const Limit = ({ until }: { readonly until: number }) => {
  const { t } = useTranslation('match')
  const { load } = useFeature('matching')
  const renew = useCallback(() => void load(), [load])
  return (
    <section className={styles.outcome}>
      <p role="alert">{t('limit')}</p>
      <p className={styles.time}>
        <Countdown until={until} onEnd={renew} />
      </p>
      <ToCoins label={t('become_vip')} />
    </section>
  )
}

/** The gateway lets adults in who have said that they are (@rule PLUS-16). */
const Statement = () => {
  const { t } = useTranslation(['match', 'account'])
  const { stateAge } = useFeature('matching')
  const [stated, setStated] = useState(false)
  return (
    <Note title={t('no_statement')}>
      <Checkbox label={t('account:adult_statement')} checked={stated} onChange={setStated} />
      <Button disabled={!stated} guarded onClick={() => void stateAge()}>
        {t('no_statement_confirm')}
      </Button>
    </Note>
  )
}

const Refusal = observer(({ why }: { readonly why: MatchRefusal }) => {
  const { t } = useTranslation('match')
  const { terms } = useFeature('matching').view
  switch (why._tag) {
    case 'Limit':
      return <Limit until={why.until} />
    case 'NotEnoughCoins':
      return (
        <Note title={t('not_enough')}>
          <p>{t('not_enough_text', { price: terms?.price ?? '' })}</p>
          <ToCoins label={t('to_coins')} />
        </Note>
      )
    case 'DebtOpen':
    case 'SpendingLimit':
      return <Blocked block={why} />
    case 'NoStatement':
      return <Statement />
    case 'Failed':
      return (
        <Note title={t('failed')}>
          <p>{why.message === '' ? t('failed_text') : why.message}</p>
        </Note>
      )
  }
})

/** How the last match went, or why there is none. */
export const MatchOutcome = observer(() => {
  const { t } = useTranslation('match')
  const { match } = useFeature('matching').view
  if (match._tag === 'Refused') return <Refusal why={match.why} />
  if (match._tag !== 'Left') return null
  const words = left[match.why]
  return (
    words && (
      <Note title={t(words[0])}>
        <p>{t(words[1])}</p>
      </Note>
    )
  )
})
