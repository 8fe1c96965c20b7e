import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { EmptyState } from '../design/empty-state'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { PaymentResultView } from './payment-result.view'

/** The order of the address, as the provider or we ourselves put it there, else the last one of this tab. */
const useOrderId = (): string | null => {
  const search = useSearch()
  const { lastOrder } = useFeature('checkout')
  const named = new URLSearchParams(search).get('orderId') ?? ''
  return useMemo(() => (/^[\w-]{1,64}$/.test(named) ? named : O.toNullable(lastOrder())), [named, lastOrder])
}

const Followed = observer(({ orderId }: { readonly orderId: string }) => {
  const { follow, view } = useFeature('checkout')
  const [round, setRound] = useState(0)
  useEffect(() => follow(orderId), [follow, orderId, round])
  return <PaymentResultView result={view.result} onAgain={() => setRound((one) => one + 1)} />
})

const Nothing = () => {
  const { t } = useTranslation('checkout')
  const link = useLink()
  return (
    <EmptyState
      art="coins"
      title={t('no_payment')}
      text={t('no_payment_text')}
      action={<ButtonLink {...link(pathOf('PayOrderList'))}>{t('orders')}</ButtonLink>}
    />
  )
}

/** What came of a payment. Nothing that the address says is believed: the gateway is asked. @rule SHELL-23 COIN-22 COIN-35 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const orderId = useOrderId()
  return (
    <>
      <ViewHeader title={t('result_title')} back={pathOf('CoinPage')} />
      <Column width="narrow">{orderId === null ? <Nothing /> : <Followed orderId={orderId} />}</Column>
    </>
  )
})
