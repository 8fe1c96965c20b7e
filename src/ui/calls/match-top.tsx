import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../domain/calls/call-record'
import type { MatchPerson } from '../../domain/calls/match-person'
import { countryById } from '../../domain/kernel/reference/countries'
import { CoinAmount } from '../design/coin-amount'
import { usePersonWords } from '../shell/person-words'
import { useFeature } from '../shell/use-feature'
import stage from './call-stage.module.css'
import styles from './match-parts.module.css'
import type { Talk } from './talk'

/** How old somebody is and where they live. */
export const MatchFacts = ({ person }: { readonly person: MatchPerson }) => {
  const words = usePersonWords()
  const code = countryById(person.countryId)?.code ?? ''
  const facts = [words.age(person.birthday), words.country(code)].filter((fact) => fact !== undefined)
  return facts.length === 0 ? null : (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span aria-hidden>{words.flag(code)}</span>
    </p>
  )
}

/** How long the talk is, and what the match has cost: nothing is added by the minute (MTCH-13). */
export const MatchMeter = observer(({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('matchCall')
  const { matchPrice, talkedMs } = useFeature('calls').view
  return (
    <span className={stage.meter}>
      {call._tag === 'Live' && (
        <span role="timer" aria-label={t('time')}>
          {durationText(talkedMs)}
        </span>
      )}
      {call._tag === 'Connecting' && t('connecting')}
      {(matchPrice ?? 0) > 0 ? <CoinAmount amount={matchPrice ?? 0} size="sm" unit={t('a_match')} /> : t('free')}
    </span>
  )
})
