import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../application/calls/call-gateway.port'
import { billedTimeText, durationText } from '../../domain/calls/call-record'
import { CoinAmount } from '../design/coin-amount'
import { useCore } from '../shell/core-context'
import { Dispute } from './dispute'
import styles from './receipt.module.css'

type Part = { readonly receipt: Receipt }

const Times = ({ receipt: { connectedMs, pausedMs } }: Part) => {
  const { t } = useTranslation('calls')
  return (
    <>
      <dt>{t('receipt_talked')}</dt>
      <dd>{billedTimeText(connectedMs)}</dd>
      {pausedMs > 0 && (
        <>
          <dt>{t('receipt_paused')}</dt>
          <dd>{durationText(pausedMs)}</dd>
        </>
      )}
    </>
  )
}

/** What the caller paid, what came back, and what is left. */
const Cost = observer(({ receipt: { billedMinutes, coins, price, returned } }: Part) => {
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
      {returned > 0 && (
        <>
          <dt>{t('receipt_returned')}</dt>
          <dd>
            <CoinAmount amount={returned} size="sm" signed />
          </dd>
        </>
      )}
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

/** Points of a host for the call (CALL-65). */
const Points = ({ receipt: { points } }: Part) => {
  const { t } = useTranslation('calls')
  return (
    <>
      <dt>{t('receipt_points')}</dt>
      <dd>{t('points', { count: points })}</dd>
    </>
  )
}

const noteOf = ({ coins, pausedMs }: Receipt, called: boolean) => {
  if (called) return 'receipt_called'
  if (coins === 0) return 'receipt_free'
  return pausedMs > 0 ? 'receipt_fair' : null
}

/** What a call came to; whoever was called pays nothing and sees no price, but a host the points (CALL-41, PLUS-7). */
export const ReceiptLines = ({ called, receipt }: Part & { readonly called: boolean }) => {
  const { t } = useTranslation('calls')
  const note = noteOf(receipt, called)
  return (
    <>
      <dl className={styles.lines}>
        <Times receipt={receipt} />
        {!called && <Cost receipt={receipt} />}
        {called && receipt.points > 0 && <Points receipt={receipt} />}
      </dl>
      {note !== null && <p className={called ? styles.free : styles.note}>{t(note)}</p>}
      {!called && receipt.coins > 0 && <p className={styles.note}>{t('price_rule')}</p>}
      {!called && <Dispute receipt={receipt} />}
    </>
  )
}
