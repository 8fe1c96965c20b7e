import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Match } from '../../domain/matching/match'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { CameraPreview } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { usePageName } from '../shell/use-page-name'
import { useMatchWay } from '../shell/use-match-way'
import hidden from '../design/hidden.module.css'
import { CountdownRing } from './countdown-ring'
import styles from './matching.module.css'

const personOf = (match: Match) =>
  match._tag === 'Hit' || match._tag === 'Joined' || match._tag === 'Recorded' ? match.hit.person : null

/** What goes on, said once for each step and each round. */
const Status = observer(() => {
  const { t } = useTranslation('match')
  const { match } = useFeature('matching').view
  const name = personOf(match)?.userName ?? ''
  const words = {
    Searching: () => t('round', { count: match._tag === 'Searching' ? match.round : 1 }),
    Hit: () => t('found', { name }),
    Joined: () => t('joined', { name }),
    Recorded: () => t('recorded', { name }),
    Talking: () => '',
    Idle: () => '',
    Left: () => '',
    Refused: () => '',
  } satisfies Readonly<Record<Match['_tag'], () => string>>
  return (
    <p className={styles.status} role="status">
      {words[match._tag]()}
    </p>
  )
})

const Sight = observer(() => {
  const { t } = useTranslation(['match', 'common'])
  const { match, roundLeftMs } = useFeature('matching').view
  const person = personOf(match)
  if (person !== null) {
    return (
      <>
        <Avatar name={person.userName} src={person.headImg} size="xl" />
        {person.demo && <Badge tone="media">{t('common:demo')}</Badge>}
      </>
    )
  }
  if (match._tag !== 'Searching') return null
  return <CountdownRing leftMs={roundLeftMs} totalMs={match.terms.countdownMs} round={match.round} />
})

const Price = observer(() => {
  const { t } = useTranslation('match')
  const { terms } = useFeature('matching').view
  if (terms === null) return null
  return (
    <p className={styles.price}>
      {terms.price === 0 ? (
        t('costs_nothing')
      ) : (
        <Trans t={t} i18nKey="costs_now" components={{ coins: <CoinAmount amount={terms.price} size="sm" /> }} />
      )}
    </p>
  )
})

const Unreached = observer(() => {
  const { t } = useTranslation('match')
  const { unreached } = useFeature('matching').view
  return (
    <p className={unreached ? styles.note : undefined} role="status">
      {unreached && t('unreached')}
    </p>
  )
})

/** The search with its countdown; leaving the page in any way leaves the search (@rule MTCH-10, MTCH-24, CALL-82). */
export const Page = observer(() => {
  const { t } = useTranslation('match')
  const { leave, leavePage } = useFeature('matching')
  useMatchWay('MatchingPage')
  usePageName(t('search_name'))
  useEffect(() => leavePage, [leavePage])
  return (
    <div className={styles.search}>
      <div className={styles.camera} aria-hidden inert>
        <CameraPreview />
      </div>
      <div className={styles.middle}>
        <h1 className={hidden.hidden}>{t('search_name')}</h1>
        <Sight />
        <Status />
        <Unreached />
      </div>
      <footer className={styles.foot}>
        <Price />
        <Button variant="glass" size="lg" pill onClick={leave}>
          {t('cancel')}
        </Button>
      </footer>
    </div>
  )
})
