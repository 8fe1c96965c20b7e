import * as O from 'fp-ts/Option'
import { Unplug } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import { StageNote } from './stage-note'
import { startTexts } from './start-texts'

/** How long it stands there that another device took over, in milliseconds. */
const READ_MS = 6_000

/** A device that was unplugged, and what took its place; or why another one could not be had (PLUS-24). */
export const DeviceNote = observer(() => {
  const { t } = useTranslation('calls')
  const { dismissLost, view } = useFeature('calls').devices
  const { lost, problem } = view
  const replaced = lost !== null && O.isSome(lost.instead)
  useEffect(() => {
    if (!replaced) return
    const timer = setTimeout(dismissLost, READ_MS)
    return () => clearTimeout(timer)
  }, [dismissLost, lost, replaced])
  if (lost !== null && O.isSome(lost.instead))
    return (
      <StageNote icon={Unplug}>
        {t(`lost_${lost.kind}`)} {t('lost_instead', { label: lost.instead.value })}
      </StageNote>
    )
  if (lost !== null)
    return (
      <StageNote tone="warning" icon={Unplug}>
        {t(`lost_${lost.kind}`)} {t('lost_none')}
      </StageNote>
    )
  return problem && <StageNote>{t(startTexts(problem).title)}</StageNote>
})
