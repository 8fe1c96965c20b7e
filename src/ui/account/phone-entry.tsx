import { useTranslation } from 'react-i18next'
import { observer } from 'mobx-react-lite'
import { typedDigits, type TypedNumber } from '../../domain/account/phone-number'
import { countryByCode } from '../../domain/kernel/reference/countries'
import { SearchSelect } from '../design/search-select'
import { TextField } from '../design/text-field'
import { useCore } from '../shell/core-context'
import { usePersonWords } from '../shell/person-words'
import styles from './sign-in.module.css'
import type { TakeFocus } from './step'
import { useCountries } from './use-countries'

/** Where nothing else is known: the country of the browser's language. */
const HERE = new Intl.Locale(navigator.language).maximize().region ?? 'US'

type CountryProps = {
  readonly country: string
  readonly code: string
  readonly onChange: (country: string) => void
}

/** Flag and dial code; a press opens the list of all countries. @rule ACCT-5 */
const CountryChoice = ({ country, code, onChange }: CountryProps) => {
  const { t } = useTranslation('account')
  const words = usePersonWords()
  const choices = useCountries()
  return (
    <SearchSelect
      label={t('country_of', { country: words.country(country) ?? '', code: `+${code}` })}
      search={t('country_search')}
      nothing={t('country_none')}
      value={country}
      onChange={onChange}
      choices={choices}
      shown={
        <span className={styles.dial}>
          <span aria-hidden>{words.flag(country)}</span>
          <bdi dir="ltr">+{code}</bdi>
        </span>
      }
    />
  )
}

export type TypedPhone = {
  /** ISO 3166-1, two letters; empty as long as it was not chosen. */
  readonly country: string
  readonly digits: string
}

/** The number with the dial code of its country; where none was chosen the one in which the person seems to be. */
export const useTypedNumber = ({ country, digits }: TypedPhone): TypedNumber => {
  const { account } = useCore()
  const here = country || account.view.country || HERE
  return { country: here, code: countryByCode(here)?.dialCode ?? '', digits }
}

type Props = {
  readonly typed: TypedNumber
  readonly onChange: (typed: Partial<TypedPhone>) => void
  readonly error: string | undefined
  readonly first: TakeFocus
}

/** Country and number. @rule ACCT-5 ACCT-20 */
export const PhoneEntry = observer(({ typed, onChange, error, first }: Props) => {
  const { t } = useTranslation('account')
  return (
    <div className={styles.number}>
      <CountryChoice country={typed.country} code={typed.code} onChange={(country) => onChange({ country })} />
      <TextField
        ref={first}
        label={t('phone')}
        labelHidden
        placeholder={t('phone')}
        value={typed.digits}
        onChange={(digits) => onChange({ digits: typedDigits(digits) })}
        error={error}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
    </div>
  )
})
