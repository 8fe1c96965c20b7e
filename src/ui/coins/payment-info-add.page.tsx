import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { providerNames } from '../../domain/coins/provider'
import { askedIn } from '../../domain/coins/checkout'
import type { Choice } from '../../domain/coins/choice'
import { Button } from '../design/button'
import { Column } from '../design/column'
import { SkeletonRows } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { CheckoutNotices } from './checkout-way'
import styles from './checkout.module.css'
import { NotLoaded } from './not-loaded'
import { OrderSummary } from './order-summary'
import { PaymentFieldInput } from './payment-field-input'
import { useCheckoutPage } from './use-checkout-page'

/** The first answer that is wrong gets the focus. */
const focusFault = (form: HTMLFormElement): void =>
  form.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()

const Fields = observer(({ choice }: { readonly choice: Choice }) => {
  const { t } = useTranslation('checkout')
  const { fill, loadFields, type, view } = useFeature('checkout')
  const { list, listing } = view.fields
  useEffect(() => void loadFields(), [loadFields])
  if (listing === 'failed') return <NotLoaded onAgain={() => void loadFields()} />
  if (listing !== 'loaded') return <SkeletonRows />
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (!view.busy) void fill()
    requestAnimationFrame(() => focusFault(form))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {list.map((field) => (
        <PaymentFieldInput
          key={field.name}
          field={field}
          fault={view.faults[field.name]}
          value={view.typed[field.name] ?? ''}
          onChange={(value) => type(field.name, value)}
        />
      ))}
      <p className={styles.note}>{t('info_note', { provider: providerNames[choice.provider] })}</p>
      <Button type="submit" variant="primary" size="lg" wide loading={view.busy}>
        {t('pay')}
      </Button>
    </form>
  )
})

/** What the provider wants to know before the payment. @rule COIN-37 COIN-38 COIN-39 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const asked = askedIn(useCheckoutPage('paymentInfoAdd'))
  return (
    <>
      <ViewHeader title={t('info_title')} back={pathOf('CoinPage')} />
      <Column width="narrow">
        {asked._tag === 'AskingFields' && (
          <>
            <OrderSummary choice={asked.choice} />
            <Fields choice={asked.choice} />
          </>
        )}
      </Column>
      <CheckoutNotices />
    </>
  )
})
