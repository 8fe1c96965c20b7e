import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { typedDigits } from '../../domain/account/phone-number'
import type { EnteringPhone } from '../../domain/account/sign-in'
import { countryByCode } from '../../domain/kernel/reference/countries'
import { SearchSelect } from '../design/search-select'
import { TextField } from '../design/text-field'
import { useCore } from '../shell/core-context'
import { usePersonWords } from '../shell/person-words'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import type { Drafts } from './use-drafts'
import { useCountries } from './use-countries'
import { useProblem } from './use-problem'

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

/** Step 2: country and number. @rule ACCT-18 ACCT-20 ACCT-21 */
export const EnterPhone = observer(({ step, drafts, keep, first }: StepProps<EnteringPhone>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const problem = useProblem(step.problem, ['phone'])
  const country = drafts.country || account.view.country || HERE
  const code = countryByCode(country)?.dialCode ?? ''
  const type = (typed: Pick<Drafts, 'country'> | Pick<Drafts, 'digits'>) => {
    problem.forget()
    keep({ ...typed, password: '' })
  }
  return (
    <Step
      lead={t(step.purpose === 'reset' ? 'phone_lead_reset' : 'phone_lead')}
      problem={problem.at('form')}
      onSubmit={() => void account.submitPhone({ country, code, digits: drafts.digits })()}
      way={{ busy: step.busy, disabled: drafts.digits === '' }}
      end={<TermsNotice />}
    >
      <div className={styles.number}>
        <CountryChoice country={country} code={code} onChange={(chosen) => type({ country: chosen })} />
        <TextField
          ref={first}
          label={t('phone')}
          labelHidden
          placeholder={t('phone')}
          value={drafts.digits}
          onChange={(digits) => type({ digits: typedDigits(digits) })}
          error={problem.at('phone')}
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          enterKeyHint="next"
        />
      </div>
    </Step>
  )
})
