import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import { isFullName, type FieldFault, type PaymentField } from '../../domain/coins/payment-form'
import { TextField } from '../design/text-field'
import type { Texts } from '../i18n/resources'

const faultTexts = {
  NameMissing: 'field_name_missing',
  Missing: 'field_missing',
  BadEmail: 'field_bad_email',
  NotDigits: 'field_digits',
  TooLong: 'field_too_long',
} as const satisfies Readonly<Record<FieldFault, keyof Texts['checkout'] | 'field_too_long'>>

type Kind = {
  readonly type: HTMLInputTypeAttribute
  readonly inputMode: 'text' | 'email' | 'numeric'
  readonly dir: 'auto' | 'ltr'
  readonly autoComplete: HTMLInputAutoCompleteAttribute
}

const kinds: Readonly<Record<PaymentField['type'], Kind>> = {
  text: { type: 'text', inputMode: 'text', dir: 'auto', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
  digits: { type: 'text', inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
}

type Props = {
  readonly field: PaymentField
  readonly fault: FieldFault | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One field of the payment form; name and e-mail are called as everywhere, the others as the provider calls them. */
export const PaymentFieldInput = ({ fault, field, onChange, value }: Props) => {
  const { t } = useTranslation('checkout')
  const name = isFullName(field)
  const label = name ? t('field_name') : field.type === 'email' ? t('field_email') : field.label
  return (
    <TextField
      {...kinds[field.type]}
      {...(name ? { autoComplete: 'name' } : {})}
      name={field.name}
      label={label}
      value={value}
      onChange={onChange}
      required={field.required}
      maxLength={field.maxLength}
      error={fault === undefined ? undefined : t(faultTexts[fault], { count: field.maxLength })}
    />
  )
}
