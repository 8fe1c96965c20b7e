import { observer } from 'mobx-react-lite'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../domain/coins/purchase'
import { DESCRIPTION_LIMIT, type RefundCategory, type RefundForm as Form } from '../../domain/coins/refund'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { RadioGroup } from '../design/radio-group'
import { Select } from '../design/select'
import { TextArea } from '../design/text-area'
import type { Texts } from '../i18n/resources'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { pathOfOrder } from './order-path'
import styles from './orders.module.css'
import { ProofField } from './proof-field'
import { RefundCode } from './refund-code'
import { useRefundWords } from './refund-words'
import { useItemText } from './use-item-text'
import { useMoment } from './use-moment'

/** @rule COIN-48 */
const categories: Readonly<Record<RefundCategory, keyof Texts['orders']>> = {
  notReceived: 'not_received',
  chargedTwice: 'charged_twice',
  byMistake: 'by_mistake',
  other: 'other',
}

type Typed = Omit<Form, 'proof'>

/** What is typed; sending it leads to what became of it. */
const useTyped = (orderId: string) => {
  const { submitRefund } = useFeature('orders')
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Typed>({ orderId, category: null, description: '', code: '' })
  const send = async (): Promise<void> => {
    const outcome = await submitRefund(typed)()
    if (outcome !== null) navigate(pathOfOrder('RefundBack', typed.orderId), { replace: true })
  }
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

type ChoiceProps<V> = {
  readonly value: V
  readonly error: string | undefined
  readonly onChoose: (value: NonNullable<V>) => void
}

/** Which order; the address may have named it. @rule COIN-46 */
const OrderChoice = ({
  error,
  onChoose,
  orders,
  value,
}: ChoiceProps<string> & { readonly orders: readonly Purchase[] }) => {
  const { t } = useTranslation('orders')
  const [itemText, moment] = [useItemText(), useMoment()]
  return (
    <Select
      label={t('order')}
      placeholder={t('order_choose')}
      value={value === '' ? null : value}
      onChange={onChoose}
      error={error}
      choices={orders.map((order) => ({ value: order.orderId, label: `${itemText(order)} · ${moment(order.at)}` }))}
    />
  )
}

/** What went wrong. @rule COIN-48 */
const CategoryChoice = ({ error, onChoose, value }: ChoiceProps<RefundCategory | null>) => {
  const { t } = useTranslation('orders')
  const names = Object.keys(categories) as readonly RefundCategory[]
  return (
    <div className={styles.code}>
      <RadioGroup
        label={t('category')}
        value={value}
        onChange={onChoose}
        choices={names.map((name) => ({ value: name, label: t(categories[name]) }))}
      />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type Props = {
  /** Orders that may be asked back. */
  readonly orders: readonly Purchase[]
  /** The one that the address names, or empty. */
  readonly orderId: string
}

/** Order, category, description, picture and code, all of which are needed. @rule COIN-45 COIN-48 */
export const RefundForm = observer(({ orderId, orders }: Props) => {
  const { t } = useTranslation('orders')
  const { problem, sending } = useFeature('orders').view.refund
  const { change, submit, typed } = useTyped(orderId)
  const wordAt = useRefundWords(problem)
  const wrong = wordAt('form')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OrderChoice
        orders={orders}
        value={typed.orderId}
        error={wordAt('orderId')}
        onChoose={(chosen) => change({ orderId: chosen })}
      />
      <CategoryChoice value={typed.category} error={wordAt('category')} onChoose={(category) => change({ category })} />
      <TextArea
        label={t('description')}
        hint={t('description_hint')}
        value={typed.description}
        limit={DESCRIPTION_LIMIT}
        maxLength={DESCRIPTION_LIMIT}
        rows={4}
        error={wordAt('description')}
        onChange={(description) => change({ description })}
      />
      <ProofField error={wordAt('proof')} />
      <RefundCode
        code={typed.code}
        errors={{ code: wordAt('code'), email: wordAt('email') }}
        onCode={(code) => change({ code })}
      />
      {wrong !== undefined && <Banner tone="danger">{wrong}</Banner>}
      <p className={styles.hint}>{t('ask_more')}</p>
      <Button type="submit" variant="primary" wide loading={sending}>
        {t('submit')}
      </Button>
    </form>
  )
})
