import { CalendarCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { IconButton } from '../design/icon-button'
import { Tooltip } from '../design/tooltip'
import { VisuallyHidden } from '../design/visually-hidden'
import { matchPath } from '../shell/routes'
import { SideEntry } from '../shell/side-bar.view'
import type { CheckInMarkProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useCheckInWords } from './use-check-in-words'

/** The icon of the daily check-in with its tip; on the home page and the wall. @rule TASK-30 SHELL-63 SHELL-64 */
export const Slot = observer(({ place }: CheckInMarkProps) => {
  const { t } = useTranslation('checkIn')
  const { ask, view } = useFeature('checkIn')
  const [location] = useLocation()
  const words = useCheckInWords()
  const name = matchPath(location)?.name
  if (!view.shown || (name !== 'LivCam' && name !== 'GoddessWall')) return null
  const tip = view.tip && !view.open
  const bar = place === 'bar'
  return (
    <>
      <Tooltip text={tip ? words.tip(view.coins) : t('mark')} side={bar ? 'inline-end' : 'bottom'} shown={tip}>
        {bar ? (
          <SideEntry icon={CalendarCheck} label={t('mark')} onClick={ask} />
        ) : (
          <IconButton icon={CalendarCheck} variant="secondary" label={t('mark')} onClick={ask} />
        )}
      </Tooltip>
      <VisuallyHidden>
        <span role="status">{tip && words.tip(view.coins)}</span>
      </VisuallyHidden>
    </>
  )
})
