import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedIn } from '../../domain/coins/checkout'
import { PROVIDERS, type ProviderName } from '../../domain/coins/provider'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { Column } from '../design/column'
import { EmptyState } from '../design/empty-state'
import { RadioGroup } from '../design/radio-group'
import { SkeletonRows } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { CheckoutNotices } from './checkout-way'
import { NotLoaded } from './not-loaded'
import { OrderSummary } from './order-summary'
import { useCheckoutPage } from './use-checkout-page'

const Methods = observer(({ title }: { readonly title: string }) => {
  const { t } = useTranslation('checkout')
  const { chooseMethod, loadMethods, view } = useFeature('checkout')
  const link = useLink()
  const [chosen, setChosen] = useState<string | null>(null)
  const { list, listing } = view.methods
  useEffect(() => void loadMethods(), [loadMethods])
  if (listing === 'failed') return <NotLoaded onAgain={() => void loadMethods()} />
  if (listing !== 'loaded') return <SkeletonRows />
  if (list.length === 0)
    return (
      <EmptyState
        art="coins"
        title={t('methods_empty')}
        text={t('methods_empty_text')}
        action={<ButtonLink {...link(pathOf('CoinPage'))}>{t('shop')}</ButtonLink>}
      />
    )
  return (
    <>
      <RadioGroup
        label={title}
        value={chosen}
        onChange={setChosen}
        choices={list.map(({ code, name }) => ({ value: code, label: <bdi>{name}</bdi> }))}
      />
      <Button
        variant="primary"
        size="lg"
        wide
        loading={view.busy}
        disabled={chosen === null}
        onClick={() => chosen !== null && void chooseMethod(chosen)()}
      >
        {t('pay')}
      </Button>
    </>
  )
})

const titleOf = (provider: ProviderName | undefined) =>
  provider !== undefined && PROVIDERS[provider] === 'banks' ? 'bank_title' : 'method_title'

/** The banks or methods of the chosen provider. @rule COIN-39 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const asked = askedIn(useCheckoutPage('paymentMethodsList'))
  const choice = asked._tag === 'AskingMethod' ? asked.choice : null
  const title = t(titleOf(choice?.provider))
  return (
    <>
      <ViewHeader title={title} back={pathOf('CoinPage')} />
      <Column width="narrow">
        {choice !== null && (
          <>
            <OrderSummary choice={choice} />
            <Methods title={title} />
          </>
        )}
      </Column>
      <CheckoutNotices />
    </>
  )
})
