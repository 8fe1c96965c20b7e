import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { Ban, Bell, BellOff, Flag, Pencil, Star, StarOff, UserX, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FriendActionError } from '../../application/friends/friends.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { actionsFor, type PersonAction } from '../../domain/friends/person-actions'
import { Menu, MenuItem, MenuSeparator } from '../design/menu'
import { useToast } from '../design/toast'
import type { Texts } from '../i18n/resources'
import { ReportDialog, type PersonMenuProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useTellProblem } from './friend-problem'
import { PartingDialog } from './parting-dialog'
import { RenameDialog } from './rename-dialog'

const icons: Readonly<Record<PersonAction, LucideIcon>> = {
  rename: Pencil,
  favourite: Star,
  remind: Bell,
  delete: UserX,
  block: Ban,
  unblock: Ban,
  report: Flag,
}

/** The entry of something that is on already takes it back. */
const back = {
  favourite: { icon: StarOff, word: 'favourite_off' },
  remind: { icon: BellOff, word: 'remind_off' },
} as const

const isOn = (person: Acquaintance, action: PersonAction): action is keyof typeof back =>
  (action === 'favourite' && person.pinned) || (action === 'remind' && person.reminded)

type ItemsProps = { readonly person: Acquaintance; readonly onChoose: (action: PersonAction) => void }

const Items = ({ person, onChoose }: ItemsProps) => {
  const { t } = useTranslation('friends')
  return actionsFor(person.relation, person.blocked).map((action) => {
    const on = isOn(person, action)
    const word: keyof Texts['friends'] = on ? back[action].word : action
    return (
      <MenuItem
        key={action}
        icon={on ? back[action].icon : icons[action]}
        danger={action === 'delete' || action === 'block'}
        onSelect={() => onChoose(action)}
      >
        {t(word)}
      </MenuItem>
    )
  })
}

type Asking = 'rename' | 'delete' | 'block' | 'report'

/** What is done at once, without a question. */
const useQuickActions = (person: Acquaintance) => {
  const { t } = useTranslation('friends')
  const { pin, remind, unblock } = useFeature('friends')
  const toast = useToast()
  const tell = useTellProblem('action')
  const { id, name, pinned, reminded } = person
  const said = async (task: Promise<E.Either<FriendActionError, void>>, word: keyof Texts['friends']) => {
    const done = await task
    if (E.isLeft(done)) tell(done.left)
    else toast({ text: t(word as 'unblocked_now', { name }), tone: 'success' })
  }
  return {
    favourite: () => said(pin(id, !pinned)(), pinned ? 'favourite_gone' : 'favourite_now'),
    remind: () => said(remind(id, !reminded)(), reminded ? 'remind_gone' : 'remind_now'),
    unblock: () => said(unblock(id)(), 'unblocked_now'),
  }
}

type KnownProps = PersonMenuProps & { readonly person: Acquaintance }

const KnownMenu = observer(({ person, children, friend: _friend, ...menu }: KnownProps) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const quick = useQuickActions(person)
  const done = () => setAsking(null)
  const choose = (action: PersonAction) =>
    action === 'favourite' || action === 'remind' || action === 'unblock' ? void quick[action]() : setAsking(action)
  return (
    <>
      <Menu {...menu}>
        {children}
        {children !== undefined && <MenuSeparator />}
        <Items person={person} onChoose={choose} />
      </Menu>
      <RenameDialog person={person} open={asking === 'rename'} onClose={done} />
      <PartingDialog person={person} deed={asking === 'delete' || asking === 'block' ? asking : null} onClose={done} />
      {asking === 'report' && <ReportDialog person={person.id} name={person.name} onClose={done} />}
    </>
  )
})

/** What can be done about a person; somebody who is not known yet is read first. @rule FRND-33 FRND-34 */
export const Slot = observer((props: PersonMenuProps) => {
  const { open, view } = useFeature('friends')
  const person = view.person(props.friend)
  const missing = O.isNone(person)
  useEffect(() => {
    if (missing) void open(props.friend)()
  }, [missing, open, props.friend])
  return missing ? (props.trigger ?? null) : <KnownMenu {...props} person={person.value} />
})
