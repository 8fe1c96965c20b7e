import { CircleCheck, CircleX, Clock, CloudOff, type LucideIcon, Undo2 } from 'lucide-react'
import * as O from 'fp-ts/Option'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asksAgain, type PaymentResult } from '../../domain/coins/payment-result'
import type { Purchase, PurchaseStatus } from '../../domain/coins/purchase'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Icon } from '../design/icon'
import { SpinnerRing } from '../design/spinner'
import type { Texts } from '../i18n/resources'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { Balance } from './balance'
import styles from './checkout.module.css'
import { PurchaseSummary } from './purchase-summary'

type Words = {
  readonly icon: LucideIcon
  readonly tone: 'good' | 'bad' | 'calm'
  readonly title: keyof Texts['checkout']
  readonly text: keyof Texts['checkout']
}

/** @rule COIN-32 COIN-35 */
const views: Readonly<Record<PurchaseStatus, Words>> = {
  success: { icon: CircleCheck, tone: 'good', title: 'success', text: 'success_text' },
  failed: { icon: CircleX, tone: 'bad', title: 'failed', text: 'failed_text' },
  processing: { icon: Clock, tone: 'calm', title: 'processing', text: 'processing_text' },
  cancelled: { icon: Undo2, tone: 'calm', title: 'cancelled', text: 'cancelled_text' },
}

const unread: Words = { icon: CloudOff, tone: 'calm', title: 'unread', text: 'unread_text' }

const tooLong = { ...views.processing, text: 'processing_long' } as const

type Props = { readonly result: PaymentResult; readonly onAgain: () => void }

const Again = ({ onAgain, result }: Props) => {
  const { t } = useTranslation('checkout')
  return (
    <Button wide loading={asksAgain(result)} onClick={onAgain}>
      {t('check_again')}
    </Button>
  )
}

/** Back to where the shop was opened from (SHELL-51). */
const Onwards = () => {
  const { t } = useTranslation('checkout')
  const { origin } = useFeature('checkout')
  const link = useLink()
  const goal = O.getOrElse(() => pathOf('CoinPage'))(origin())
  return (
    <ButtonLink variant="primary" size="lg" wide {...link(goal)}>
      {t('back')}
    </ButtonLink>
  )
}

const Shop = () => {
  const { t } = useTranslation('checkout')
  const link = useLink()
  return (
    <ButtonLink variant="primary" size="lg" wide {...link(pathOf('CoinPage'))}>
      {t('retry_failed')}
    </ButtonLink>
  )
}

const Orders = ({ orderId }: Pick<Purchase, 'orderId'>) => {
  const { t } = useTranslation('checkout')
  const link = useLink()
  return (
    <ButtonLink variant="ghost" wide {...link(`${pathOf('PayOrderList')}?orderId=${encodeURIComponent(orderId)}`)}>
      {t('orders')}
    </ButtonLink>
  )
}

const Told = ({ children, words }: { readonly words: Words; readonly children: ReactNode }) => {
  const { t } = useTranslation('checkout')
  return (
    <section className={styles.card}>
      <span className={styles.mark} data-tone={words.tone}>
        <Icon of={words.icon} size="xl" />
      </span>
      <div role="status" className={styles.told}>
        <h2 className={styles.heading}>{t(words.title)}</h2>
        <p className={styles.text}>{t(words.text)}</p>
      </div>
      {children}
    </section>
  )
}

const wordsOf = (result: PaymentResult, { status }: Purchase): Words =>
  status === 'processing' && !asksAgain(result) ? tooLong : views[status]

const Known = ({ onAgain, purchase, result }: Props & { readonly purchase: Purchase }) => (
  <Told words={wordsOf(result, purchase)}>
    {purchase.status === 'success' && <Balance />}
    <PurchaseSummary purchase={purchase} />
    {purchase.status === 'success' && <Onwards />}
    {purchase.status === 'processing' && <Again result={result} onAgain={onAgain} />}
    {(purchase.status === 'failed' || purchase.status === 'cancelled') && <Shop />}
    <Orders orderId={purchase.orderId} />
  </Told>
)

/** The four results of a payment, and that it cannot be read. @rule COIN-32 COIN-35 COIN-36 */
export const PaymentResultView = ({ onAgain, result }: Props) => {
  const { t } = useTranslation('checkout')
  switch (result._tag) {
    case 'Reading':
      return (
        <p className={styles.leaving} role="status">
          <SpinnerRing />
          {t('reading')}
        </p>
      )
    case 'Unread':
      return (
        <Told words={unread}>
          <Again result={result} onAgain={onAgain} />
        </Told>
      )
    case 'Known':
      return <Known purchase={result.purchase} result={result} onAgain={onAgain} />
  }
}
