import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Avatar } from '../design/avatar'
import { ConfirmDialog } from '../design/confirm-dialog'
import { ListRow } from '../design/list'
import { useToast } from '../design/toast'
import { useShell } from '../shell/shell-context'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { useTellProblem } from './friend-problem'
import styles from './friends.module.css'
import { PagedPeople } from './paged-people'
import { moveByKeys } from './row-keys'
import { RowName } from '../shell/row-name'
import { usePlace } from './use-place'

type RecoverProps = { readonly person: Acquaintance | null; readonly onClose: () => void }

/** Asks before somebody is let again. @rule FRND-45 */
const Recover = ({ person, onClose }: RecoverProps) => {
  const { t } = useTranslation('friends')
  const { unblock } = useFeature('friends')
  const toast = useToast()
  const tell = useTellProblem('action')
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Acquaintance | null>(null)
  if (person !== null && person !== shown) setShown(person)
  const name = shown?.name ?? ''
  const recover = async () => {
    if (person === null) return
    setBusy(true)
    const done = await unblock(person.id)()
    setBusy(false)
    onClose()
    if (E.isLeft(done)) tell(done.left)
    else toast({ text: t('unblocked_now', { name }), tone: 'success' })
  }
  return (
    <ConfirmDialog
      open={person !== null}
      title={t('recover_title', { name })}
      text={t('recover_text')}
      confirm={t('unblock')}
      busy={busy}
      onConfirm={() => void recover()}
      onCancel={onClose}
    />
  )
}

/** Whom this person has blocked. @rule FRND-44 */
export const Page = observer(() => {
  const { t } = useTranslation('friends')
  const { loadBlacklist, loadMoreBlacklist, view } = useFeature('friends')
  const panel = usePlace<HTMLDivElement>(view, 'blacklist', view.blacklist.listing !== 'idle')
  const { place } = useShell()
  const back = useBack()
  const [chosen, setChosen] = useState<Acquaintance | null>(null)
  return (
    <>
      <ViewHeader title={t('blacklist')} {...(place === 'page' && { onBack: back })} />
      <div className={styles.panel} ref={panel} role="presentation" onKeyDown={moveByKeys}>
        <PagedPeople
          list={() => view.blacklist}
          load={loadBlacklist}
          loadMore={loadMoreBlacklist}
          label={t('blacklist')}
          failed={t('blacklist_failed')}
          empty={{ art: 'friends', title: t('blacklist_empty'), text: t('blacklist_empty_text') }}
          hint={t('blacklist_hint')}
          row={(person) => (
            <ListRow
              key={person.id}
              leading={<Avatar name={person.name} src={person.headImg} />}
              title={<RowName person={person} />}
              onClick={() => setChosen(person)}
            />
          )}
        />
      </div>
      <Recover person={chosen} onClose={() => setChosen(null)} />
    </>
  )
})
