import * as O from 'fp-ts/Option'
import { UserPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { Icon } from '../design/icon'
import { RoundAction } from '../shell/round-action'
import type { AddFriendProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './profile.module.css'
import { useAdding } from './use-adding'

/** Asks somebody to be a friend without leaving what goes on. @rule FRND-8 FRND-18 FRND-21 */
export const Slot = observer(({ person: id, location, round = false, videoId }: AddFriendProps) => {
  const { t } = useTranslation('friends')
  const { view } = useFeature('friends')
  const name = O.toUndefined(view.person(id))?.name ?? ''
  const free = videoId !== undefined && (view.freeAddsLeft ?? 0) > 0
  const price = free ? 0 : view.addPrice
  const { add, dialogs } = useAdding({ id, name }, { location, stays: true, ...(videoId !== undefined && { videoId }) })
  if (round)
    return (
      <>
        <RoundAction
          icon={UserPlus}
          label={t('add_for', { count: price })}
          caption={<CoinAmount amount={price} size="sm" silent />}
          loading={view.busyWith(id)}
          onClick={add}
        />
        {dialogs}
      </>
    )
  return (
    <>
      <Button
        variant="glass"
        size="sm"
        pill
        guarded
        loading={view.busyWith(id)}
        icon={<Icon of={UserPlus} size="sm" />}
        onClick={add}
      >
        {t('add')}
        <span className={styles.price}>
          <CoinAmount amount={price} size="sm" />
        </span>
      </Button>
      {dialogs}
    </>
  )
})
