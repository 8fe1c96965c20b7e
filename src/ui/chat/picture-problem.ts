import { useTranslation } from 'react-i18next'
import type { PictureError, SendError } from '../../application/chat/chat.feature'

/** Why a picture cannot be sent, in words (@rule CHAT-68, CHAT-72). */
export const usePictureProblem = () => {
  const { t } = useTranslation(['conversation', 'chat'])
  return (error: PictureError | SendError): string => {
    switch (error._tag) {
      case 'PictureTooLarge':
        return t('picture_too_large')
      case 'PictureUnsupported':
        return t('picture_unsupported')
      case 'StoreFailed':
        return t(error.full ? 'chat:store_full' : 'chat:store_failed')
      case 'Refused':
        return t(error.rule === 'CHAT-71' ? 'chat:no_longer_friends' : 'chat:pictures_later')
    }
  }
}
