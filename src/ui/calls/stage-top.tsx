import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../domain/calls/call-record'
import { CoinAmount } from '../design/coin-amount'
import { useFeature } from '../shell/use-feature'
import styles from './call-stage.module.css'
import { DemoLabels } from './demo-labels'
import { AddOffer } from './friend-add'
import { MatchFacts, MatchMeter } from './match-top'
import type { TalkProps } from './talk'

const Meter = observer(({ call }: Pick<TalkProps, 'call'>) => {
  const { t } = useTranslation('calls')
  const { price, talkedMs } = useFeature('calls').view
  return (
    <span className={styles.meter}>
      {call._tag === 'Live' ? (
        <span role="timer" aria-label={t('talk_time')}>
          {durationText(talkedMs)}
        </span>
      ) : (
        t('connecting')
      )}
      {call.role === 'caller' && <CoinAmount amount={price} size="sm" unit={t('per_minute')} />}
    </span>
  )
})

/** With whom, for how long, at what price; and the way to add a stranger. */
export const StageTop = observer(({ call, name, demo }: TalkProps & { readonly demo: boolean }) => {
  return (
    <header className={styles.top}>
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        {demo && <DemoLabels />}
      </span>
      {call.match === undefined ? (
        <>
          <Meter call={call} />
          <AddOffer peer={call.peer} />
        </>
      ) : (
        <>
          <MatchFacts person={call.match} />
          <MatchMeter call={call} />
        </>
      )}
    </header>
  )
})
