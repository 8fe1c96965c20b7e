import * as E from 'fp-ts/Either'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { clipRemark, REMARK_LIMIT } from '../../domain/friends/remark'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { TextField } from '../design/text-field'
import { useFeature } from '../shell/use-feature'
import { useTellProblem } from './friend-problem'
import styles from './friends.module.css'

type Props = { readonly person: Acquaintance; readonly open: boolean; readonly onClose: () => void }

const RenameForm = ({ person, onClose }: Omit<Props, 'open'>) => {
  const { t } = useTranslation(['friends', 'common'])
  const { rename } = useFeature('friends')
  const tell = useTellProblem('action')
  const [remark, setRemark] = useState(person.remark)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const renamed = await rename(person.id, remark)()
    setBusy(false)
    if (E.isLeft(renamed)) tell(renamed.left)
    else onClose()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('friends:remark')}
        hint={t('friends:remark_hint')}
        value={remark}
        onChange={(typed) => setRemark(clipRemark(typed))}
        limit={REMARK_LIMIT}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
      />
      <div className={styles.formFoot}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" type="submit" loading={busy}>
          {t('friends:save')}
        </Button>
      </div>
    </form>
  )
}

/** Another name for a friend, seen by this person only; empty takes it away. @rule FRND-39 FRND-40 */
export const RenameDialog = ({ person, open, onClose }: Props) => {
  const { t } = useTranslation('friends')
  return (
    <Dialog open={open} onClose={onClose} title={t('rename_title')} stays>
      <RenameForm person={person} onClose={onClose} />
    </Dialog>
  )
}
