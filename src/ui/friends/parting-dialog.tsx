import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useToast } from '../design/toast'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { useTellProblem } from './friend-problem'

type Props = { readonly person: Acquaintance; readonly deed: 'delete' | 'block' | null; readonly onClose: () => void }

/** Asks before a friendship ends or somebody is barred; both take the conversation with them. @rule FRND-35 FRND-36 */
export const PartingDialog = ({ person, deed, onClose }: Props) => {
  const { t } = useTranslation('friends')
  const { block, remove } = useFeature('friends')
  const toast = useToast()
  const tell = useTellProblem('action')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<'delete' | 'block'>('block')
  if (deed !== null && deed !== shown) setShown(deed)
  const { id, name } = person
  const part = async () => {
    setBusy(true)
    const done = await (shown === 'block' ? block(id) : remove(id))()
    setBusy(false)
    onClose()
    if (E.isLeft(done)) return tell(done.left)
    toast({ text: t(shown === 'block' ? 'blocked_now' : 'deleted_now', { name }), tone: 'success' })
    navigate(pathOf('LivCam'))
  }
  return (
    <ConfirmDialog
      open={deed !== null}
      danger
      title={t(shown === 'block' ? 'block_title' : 'delete_title', { name })}
      text={t(shown === 'block' ? 'block_text' : 'delete_text', { name })}
      confirm={t(shown)}
      busy={busy}
      onConfirm={() => void part()}
      onCancel={onClose}
    />
  )
}
