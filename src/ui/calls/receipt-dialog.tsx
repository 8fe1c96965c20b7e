import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../application/calls/call-gateway.port'
import { durationText } from '../../domain/calls/call-record'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { Dialog } from '../design/dialog'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import styles from './receipt.module.css'

type Part = { readonly receipt: Receipt }

const Times = ({ receipt: { connectedMs, pausedMs } }: Part) => {
  const { t } = useTranslation('calls')
  return (
    <>
      <dt>{t('receipt_talked')}</dt>
      <dd>{connectedMs === 0 ? '00:00' : durationText(connectedMs)}</dd>
      {pausedMs > 0 && (
        <>
          <dt>{t('receipt_paused')}</dt>
          <dd>{durationText(pausedMs)}</dd>
        </>
      )}
    </>
  )
}

/** What the caller paid, and what is left. */
const Cost = observer(({ receipt: { billedMinutes, coins, price } }: Part) => {
  const { t } = useTranslation('calls')
  const { me } = useCore().account.view
  return (
    <>
      <dt>{t('receipt_minutes')}</dt>
      <dd>{billedMinutes}</dd>
      <dt>{t('receipt_price')}</dt>
      <dd>
        <CoinAmount amount={price} size="sm" unit={t('per_minute')} />
      </dd>
      <dt className={styles.total}>{t('receipt_total')}</dt>
      <dd className={styles.total}>
        <CoinAmount amount={coins} />
      </dd>
      {O.isSome(me) && (
        <>
          <dt>{t('receipt_left')}</dt>
          <dd>
            <CoinAmount amount={me.value.coins} size="sm" />
          </dd>
        </>
      )}
    </>
  )
})

const noteOf = ({ coins, pausedMs }: Receipt, called: boolean) => {
  if (called) return 'receipt_called'
  if (coins === 0) return 'receipt_free'
  return pausedMs > 0 ? 'receipt_fair' : null
}

/** What a call came to: times, minutes, price, coins (PLUS-7); whoever was called pays nothing and sees no price. */
export const ReceiptDialog = observer(() => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const { receipt, call } = calls.view
  const done = useRef<HTMLButtonElement>(null)
  if (O.isNone(receipt) || call._tag === 'Connecting' || call._tag === 'Live' || call._tag === 'Ringing') return null
  const called = call._tag === 'Ended' && call.role === 'callee'
  const note = noteOf(receipt.value, called)
  return (
    <Dialog
      open
      title={t('receipt')}
      onClose={calls.dismissReceipt}
      initialFocus={done}
      footer={
        <Button variant="primary" ref={done} onClick={calls.dismissReceipt}>
          {t('done')}
        </Button>
      }
    >
      <dl className={styles.lines}>
        <Times receipt={receipt.value} />
        {!called && <Cost receipt={receipt.value} />}
      </dl>
      {note !== null && <p className={called ? styles.free : styles.note}>{t(note)}</p>}
    </Dialog>
  )
})
