import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../domain/calls/call-record'
import { Button } from '../design/button'
import { Sheet } from '../design/sheet'
import { TopUp } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { StageNote } from './stage-note'

/** Counts down in sight only: a number a second is nothing to read out (CALL-53). */
const Hint = observer(() => {
  const { t } = useTranslation('calls')
  const { hint } = useFeature('calls').billing.view
  if (O.isNone(hint)) return null
  const time = durationText(hint.value * 1_000)
  return (
    <span role="timer" aria-live="off">
      {' '}
      {t('recharge_hint', { time })}
    </span>
  )
})

/**
 * Warns that the next minute cannot be paid; topping up leaves the call as it is, and withdraws this. A limit of one's own is no
 * lack of coins (CALL-51, CALL-52, PLUS-9).
 */
export const LowBalance = observer(() => {
  const { t } = useTranslation('calls')
  const { limitReached, lowBalance } = useFeature('calls').view
  const [open, setOpen] = useState(false)
  return (
    <>
      {lowBalance && (
        <StageNote
          tone="warning"
          actions={
            !limitReached && (
              <Button variant="glass" size="sm" onClick={() => setOpen(true)}>
                {t('top_up')}
              </Button>
            )
          }
        >
          {t(limitReached ? 'limit_reached' : 'low_balance')}
          {!limitReached && <Hint />}
        </StageNote>
      )}
      <Sheet open={open} title={t('top_up')} onClose={() => setOpen(false)}>
        <TopUp />
        <p>{t('top_up_goes_on')}</p>
      </Sheet>
    </>
  )
})
