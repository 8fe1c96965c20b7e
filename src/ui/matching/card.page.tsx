import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeckPlace } from '../../domain/matching/places'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Segmented } from '../design/segmented'
import { useCore } from '../shell/core-context'
import { ViewHeader } from '../shell/view-header'
import styles from './cards.module.css'
import { DeckView } from './deck.view'

/** People one at a time: all of them, or who is there now. */
const Decks = () => {
  const { t } = useTranslation('cards')
  const core = useCore()
  const [place, setPlace] = useState<DeckPlace>('card')
  useEffect(() => () => core.loaded('calls')?.simulated.end(), [core])
  return (
    <>
      <div className={styles.places}>
        <Segmented
          label={t('places')}
          value={place}
          onChange={setPlace}
          choices={[
            { value: 'card', label: t('everybody') },
            { value: 'search', label: t('online_now') },
          ]}
        />
      </div>
      <DeckView key={place} place={place} />
    </>
  )
}

/** Cards; a visitor is asked to sign in first, and comes back here. Leaving ends a simulated call (CALL-82). @rule MTCH-3 MTCH-10 */
export const Page = observer(() => {
  const { t } = useTranslation('cards')
  const { account } = useCore()
  const { session } = account.view
  return (
    <div className={styles.page}>
      <ViewHeader title={t('title')} />
      {session._tag === 'Visitor' && (
        <EmptyState
          art="friends"
          title={t('visitor')}
          text={t('visitor_text')}
          action={
            <Button variant="primary" size="lg" onClick={() => account.openSignIn({ _tag: 'Button' })}>
              {t('sign_in')}
            </Button>
          }
        />
      )}
      {session._tag === 'SignedIn' && <Decks />}
    </div>
  )
})
