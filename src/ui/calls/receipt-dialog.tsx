import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaterReceipt } from '../../application/calls/billing.model'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { SkeletonRows } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'
import { ReceiptLines } from './receipt-lines'
import { RechargePopup } from './recharge-popup'
import styles from './receipt.module.css'

type FrameProps = { readonly onClose: () => void; readonly children: ReactNode }

const Frame = ({ children, onClose }: FrameProps) => {
  const { t } = useTranslation('calls')
  const done = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      stays
      title={t('receipt')}
      onClose={onClose}
      initialFocus={done}
      footer={
        <Button variant="primary" ref={done} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

const Later = ({ receipt: { called, what } }: { readonly receipt: LaterReceipt }) => {
  const { t } = useTranslation('calls')
  if (what === 'loading') return <SkeletonRows count={4} />
  if (what === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {t('receipt_missing')}
      </p>
    )
  }
  return <ReceiptLines receipt={what} called={called} />
}

/**
 * What a call came to: times, minutes, price, coins, and how to dispute; after the call, or later from its line in the
 * conversation. Before it, when the coins ran out, the way to more of them (CALL-47, PLUS-7).
 */
export const ReceiptDialog = observer(() => {
  const calls = useFeature('calls')
  const { billing } = calls
  const { call, receipt } = calls.view
  const [told, setTold] = useState<string>()
  const { later } = billing.view
  if (call._tag === 'Connecting' || call._tag === 'Live' || call._tag === 'Ringing') return null
  if (call._tag === 'Ended' && call.ending === 'coinsOut' && told !== call.room) {
    const { limitReached } = calls.view
    return <RechargePopup limited={limitReached} onClose={() => setTold(call.room)} onLeave={calls.dismissReceipt} />
  }
  if (O.isSome(later)) {
    return (
      <Frame onClose={billing.close}>
        <Later receipt={later.value} />
      </Frame>
    )
  }
  if (O.isNone(receipt)) return null
  return (
    <Frame onClose={calls.dismissReceipt}>
      <ReceiptLines receipt={receipt.value} called={call._tag === 'Ended' && call.role === 'callee'} />
    </Frame>
  )
})
