import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shelves, type Gift } from '../../domain/gifts/gift'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { Skeleton } from '../design/skeleton'
import { Tabs } from '../design/tabs'
import type { GiftTarget } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { GiftTiles } from './gift-tiles'
import styles from './gifts.module.css'
import { SendButton } from './send-button'
import { useGiftsFor } from './use-gifts-for'
import { usePresent } from './use-present'

const Missing = observer(() => {
  const { t } = useTranslation('gifts')
  const gifts = useFeature('gifts')
  if (gifts.view.listing !== 'failed')
    return (
      <div className={styles.grid} aria-busy>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    )
  return (
    <EmptyState
      art="error"
      title={t('failed_list')}
      action={<Button onClick={() => void gifts.load()}>{t('try_again')}</Button>}
    />
  )
})

type Props = { readonly target: GiftTarget; readonly onSend: (gift: Gift) => void }

/** Backpack and popular, and the button that sends what was chosen (GIFT-5, GIFT-6). */
export const GiftShelves = observer(({ onSend, target }: Props) => {
  const { t } = useTranslation('gifts')
  const gifts = useGiftsFor(target)
  const now = usePresent(gifts)
  const { backpack, popular } = shelves(gifts, now)
  const [tab, setTab] = useState<'backpack' | 'popular'>('popular')
  const [chosenId, setChosen] = useState<number>()
  const shelf = tab === 'backpack' ? backpack : popular
  const chosen = shelf.find(({ id }) => id === chosenId) ?? shelf[0]
  const tiles = (label: string, list: readonly Gift[]) => (
    <GiftTiles label={label} gifts={list} now={now} chosen={chosen} onChoose={({ id }) => setChosen(id)} />
  )
  const none = <EmptyState art="search" title={t('backpack_empty')} text={t('backpack_empty_text')} />
  return (
    <div className={styles.shelves}>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'backpack',
            label: t('backpack'),
            panel: backpack.length === 0 ? none : tiles(t('backpack'), backpack),
          },
          {
            value: 'popular',
            label: t('popular'),
            panel: gifts.length === 0 ? <Missing /> : tiles(t('popular'), popular),
          },
        ]}
      />
      {chosen !== undefined && (
        <div className={styles.foot}>
          <SendButton gift={chosen} now={now} wide onSend={onSend} />
        </div>
      )}
    </div>
  )
})
