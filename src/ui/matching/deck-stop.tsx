import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeckStop } from '../../application/matching/cards.feature'
import type { DeckPlace } from '../../domain/matching/places'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { EmptyState } from '../design/empty-state'
import { Countdown } from '../shell/countdown'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './cards.module.css'

type Props = { readonly place: DeckPlace; readonly stop: DeckStop }

/** The day's meetings are used up: the words of MTCH-36 and the time until there are new ones (MTCH-37). */
const Limit = ({ place, until }: { readonly place: DeckPlace; readonly until: number }) => {
  const { t } = useTranslation('cards')
  const { open } = useFeature('cards')
  return (
    <EmptyState
      art="friends"
      title={t('limit')}
      action={
        <span className={styles.clock}>
          <Countdown until={until} onEnd={() => void open(place)()} />
        </span>
      }
    />
  )
}

/** The gateway shows people to adults who have said that they are (@rule PLUS-16). */
const Statement = ({ place }: { readonly place: DeckPlace }) => {
  const { t } = useTranslation(['cards', 'account'])
  const { stateAge } = useFeature('cards')
  const [stated, setStated] = useState(false)
  return (
    <EmptyState
      art="friends"
      title={t('age_unknown')}
      action={
        <>
          <Checkbox label={t('account:adult_statement')} checked={stated} onChange={setStated} />
          <Button disabled={!stated} guarded onClick={() => void stateAge(place)()}>
            {t('age_confirm')}
          </Button>
        </>
      }
    />
  )
}

/** Why no card is there, and what to do. */
export const DeckStopNote = ({ place, stop }: Props) => {
  const { t } = useTranslation('cards')
  const { open } = useFeature('cards')
  const navigate = useNavigate()
  const again = <Button onClick={() => void open(place)()}>{t('again')}</Button>
  switch (stop._tag) {
    case 'LimitReached':
      return <Limit place={place} until={stop.until} />
    case 'NobodyLeft':
      return <EmptyState art="search" title={t('nobody')} text={t('nobody_text')} action={again} />
    case 'NotEnoughCoins':
      return (
        <EmptyState
          art="coins"
          title={t('no_coins')}
          text={t('no_coins_text')}
          action={<Button onClick={() => navigate(pathOf('CoinPage'))}>{t('to_coins')}</Button>}
        />
      )
    case 'AgeUnknown':
      return <Statement place={place} />
    case 'Failed':
      return <EmptyState art="offline" title={t('failed')} text={t('failed_text')} action={again} />
  }
}
