import * as E from 'fp-ts/Either'
import { checkFormEmail } from '../kernel/email'
import { isBlank } from '../kernel/visible'
import { isCardName } from './card-data'
import type { FieldValues } from './handover'

/** Something that a provider wants to know before a payment; `maxLength` in characters. */
export interface PaymentField {
  readonly name: string
  /** In the words of whoever asks. */
  readonly label: string
  readonly type: 'text' | 'email' | 'digits'
  readonly required: boolean
  readonly maxLength: number
}

/** What is wrong with one answer. `NameMissing`: the full name (COIN-38). */
export type FieldFault = 'NameMissing' | 'Missing' | 'BadEmail' | 'NotDigits' | 'TooLong'

/** @rule COIN-39 */
const FULL_NAME: PaymentField = { name: 'fullName', label: '', type: 'text', required: true, maxLength: 100 }
const EMAIL: PaymentField = { name: 'email', label: '', type: 'email', required: true, maxLength: 254 }

const names = ['fullname', 'name', 'customername', 'payername', 'holdername', 'beneficiaryname']

/** The field asks for the full name, however the provider spells it. */
export const isFullName = ({ name }: PaymentField): boolean => names.includes(name.toLowerCase().replace(/[^a-z]/g, ''))

/**
 * What is asked: full name and e-mail first, then what else the provider lists. What asks for the data of a card is not asked: it
 * is nobody's business but the provider's.
 *
 * @rule COIN-37 COIN-39
 */
export const formOf = (listed: readonly PaymentField[]): readonly PaymentField[] => {
  const allowed = listed.filter(({ name }) => !isCardName(name))
  const name = allowed.find(isFullName)
  const email = allowed.find(({ type }) => type === 'email')
  return [
    { ...(name ?? FULL_NAME), required: true },
    { ...(email ?? EMAIL), required: true },
    ...allowed.filter((field) => field !== name && field !== email),
  ]
}

const faultOf = (field: PaymentField, value: string): FieldFault | null => {
  if (isBlank(value)) return !field.required ? null : isFullName(field) ? 'NameMissing' : 'Missing'
  if ([...value].length > field.maxLength) return 'TooLong'
  if (field.type === 'email' && E.isLeft(checkFormEmail(value))) return 'BadEmail'
  return field.type === 'digits' && !/^\d+$/.test(value) ? 'NotDigits' : null
}

/** The answers as they are sent, without outer spaces, or what is wrong with which. @rule COIN-38 COIN-39 */
export const checkForm = (
  fields: readonly PaymentField[],
  typed: FieldValues,
): E.Either<Readonly<Record<string, FieldFault>>, FieldValues> => {
  const answers = fields.map((field) => [field, (typed[field.name] ?? '').trim()] as const)
  const faults = answers.flatMap(([field, value]) => {
    const fault = faultOf(field, value)
    return fault === null ? [] : [[field.name, fault] as const]
  })
  if (faults.length > 0) return E.left(Object.fromEntries(faults))
  return E.right(Object.fromEntries(answers.map(([{ name }, value]) => [name, value] as const)))
}
