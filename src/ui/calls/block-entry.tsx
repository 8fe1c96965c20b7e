import * as E from 'fp-ts/Either'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../design/menu'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import type { MoreEntry, MoreItemProps } from './more-entry'

const Item = ({ name }: MoreItemProps) => {
  const { t } = useTranslation('calls')
  const { block } = useFeature('calls')
  const toast = useToast()
  const press = async () => {
    const blocked = await block()
    if (E.isLeft(blocked)) toast({ text: t('block_failed', { name }), tone: 'error' })
    else toast({ text: t('blocked', { name }) })
  }
  return (
    <MenuItem icon={Ban} danger onSelect={() => void press()}>
      {t('block')}
    </MenuItem>
  )
}

/** Ends the call and bars the other person for ever: two taps, and no question in between (PLUS-12, record 44). */
export const blockEntry: MoreEntry = { name: 'block', Item }
