import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { PictureInPicture2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../design/menu'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import type { MoreEntry, MoreItemProps } from './more-entry'

const Item = observer(({ video }: MoreItemProps) => {
  const { t } = useTranslation('calls')
  const { pictureInPicture, view } = useFeature('calls')
  const toast = useToast()
  const { available, open } = pictureInPicture.view
  if (!available) return null
  const toggle = async () => {
    const done = await pictureInPicture.toggle(video.current)()
    if (E.isLeft(done)) toast({ text: t('window_refused'), tone: 'error' })
  }
  return (
    <MenuItem icon={PictureInPicture2} disabled={O.isNone(view.remote)} onSelect={() => void toggle()}>
      {t(open ? 'window_close' : 'window_open')}
    </MenuItem>
  )
})

/** The other person in a small window above all others (PLUS-25). */
export const pictureInPictureEntry: MoreEntry = { name: 'picture-in-picture', Item }
