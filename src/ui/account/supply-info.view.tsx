import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SupplyingInfo } from '../../domain/account/sign-in'
import { clipName, NAME_LIMIT } from '../../domain/kernel/name'
import type { Gender } from '../../domain/kernel/person'
import { Avatar } from '../design/avatar'
import { Checkbox } from '../design/checkbox'
import { Segmented } from '../design/segmented'
import { TextField } from '../design/text-field'
import { BirthdayField } from '../shell/birthday-field'
import { birthdayOf } from '../shell/birthday-parts'
import { useCore } from '../shell/core-context'
import styles from './sign-in.module.css'
import { Step, type StepProps } from './step'
import { TermsNotice } from './terms-notice'
import { yearsOfBirth, type Drafts, type Keep } from './use-drafts'
import { useProblem } from './use-problem'

type GenderProps = { readonly value: Gender | null; readonly error: string | undefined; readonly keep: Keep }

const GenderChoice = ({ value, error, keep }: GenderProps) => {
  const { t } = useTranslation('account')
  return (
    <div className={styles.choice}>
      <span className={styles.legend} aria-hidden>
        {t('gender')}
      </span>
      <Segmented<Gender>
        label={t('gender')}
        value={value}
        onChange={(gender) => keep({ gender })}
        choices={[
          { value: 'female', label: t('female') },
          { value: 'male', label: t('male') },
        ]}
      />
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** How others will see the new person. */
const Preview = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('account')
  return (
    <span className={styles.preview}>
      <Avatar name={name} size="lg" />
      <span>{t('info_lead')}</span>
    </span>
  )
}

const infoOf = (drafts: Drafts) => ({ name: drafts.name, gender: drafts.gender, birthday: birthdayOf(drafts) })

/** What a provider calls the person stands there as a proposal, unless something is typed already. */
const useProposal = ({ by }: SupplyingInfo, typed: string, keep: Keep): void => {
  const proposed = useRef(false)
  const proposal = by._tag === 'BySocial' ? by.name : ''
  useEffect(() => {
    if (proposed.current) return
    proposed.current = true
    if (typed === '' && proposal !== '') keep({ name: proposal })
  }, [typed, proposal, keep])
}

/** Supply info: who the new person is. @rule ACCT-83 ACCT-84 ACCT-85 ACCT-88 PLUS-16 */
export const SupplyInfo = observer(({ step, drafts, keep, first }: StepProps<SupplyingInfo>) => {
  const { t } = useTranslation('account')
  const { account } = useCore()
  const [years] = useState(yearsOfBirth)
  useProposal(step, drafts.name, keep)
  const problem = useProblem(step.problem, ['name', 'birthday', 'gender', 'adult'])
  const type: Keep = (typed) => {
    problem.forget()
    keep(typed)
  }
  return (
    <Step
      lead={<Preview name={drafts.name} />}
      problem={problem.at('form')}
      onSubmit={() => void account.submitInfo(infoOf(drafts), drafts.adult)()}
      way={{ busy: step.busy }}
      end={<TermsNotice />}
    >
      <TextField
        ref={first}
        label={t('nickname')}
        value={drafts.name}
        onChange={(name) => type({ name: clipName(name) })}
        limit={NAME_LIMIT}
        error={problem.at('name')}
        autoComplete="nickname"
      />
      <BirthdayField chosen={drafts} years={years} onChange={type} error={problem.at('birthday')} />
      <GenderChoice value={drafts.gender} keep={type} error={problem.at('gender')} />
      <Checkbox
        label={t('adult_statement')}
        checked={drafts.adult}
        onChange={(adult) => type({ adult })}
        error={problem.at('adult')}
      />
    </Step>
  )
})
