import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddFriendError, FriendsView } from '../../application/friends/friends.feature'
import { locations } from '../../domain/calls/locations'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import { isSpendingBlock } from '../../domain/kernel/spending-block'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useToast } from '../design/toast'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { useTellProblem } from './friend-problem'
import { useUnpaid } from './unpaid'

/** Two requests that crossed are a friendship already, which is told as news. */
const relationTo = (view: FriendsView, id: UserId): Relation | undefined => O.toUndefined(view.person(id))?.relation

export type Adding = {
  readonly add: () => void
  readonly dialogs: ReactNode
}

export type AddingFrom = {
  readonly location: number
  /** What goes on here goes on: neither chat nor shop is opened. */
  readonly stays?: boolean
  /** The hot video that was seen: some requests a day are free then. @rule FRND-16 */
  readonly videoId?: string
}

const fromProfile: AddingFrom = { location: locations.wallOrChat }

/** Asks once in a browser, then sends the request and opens the chat. Call inside an observer. @rule FRND-7 FRND-8 FRND-10 FRND-18 CHAT-16 */
export const useAdding = ({ id, name }: Pick<Acquaintance, 'id' | 'name'>, from = fromProfile): Adding => {
  const { t } = useTranslation('friends')
  const friends = useFeature('friends')
  const tell = useTellProblem()
  const toast = useToast()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const unpaid = useUnpaid(from.stays === true)
  const refused = (why: AddFriendError) =>
    why._tag === 'NotEnoughCoins' || isSpendingBlock(why) ? unpaid.say(why) : tell(why)
  const send = async () => {
    const added = await friends.add(id, from.location, ...(from.videoId === undefined ? [] : [from.videoId]))()
    if (E.isLeft(added)) return refused(added.left)
    if (relationTo(friends.view, id) !== 'friend') toast({ text: t('sent'), tone: 'success' })
    if (from.videoId !== undefined && friends.view.freeAddsLeft === 0) toast({ text: t('say_hi_limit') })
    if (from.stays !== true) navigate(pathOf('IMMessageSession', { friendId: id }))
  }
  const confirm = () => {
    setConfirming(false)
    friends.confirmAdding()
    void send()
  }
  const dialogs = (
    <>
      <ConfirmDialog
        open={confirming}
        title={t('add_title', { name })}
        text={t('add_text', { count: friends.view.addPrice })}
        confirm={t('add_confirm', { count: friends.view.addPrice })}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
      {unpaid.dialog}
    </>
  )
  return { add: () => (friends.view.addConfirmed ? void send() : setConfirming(true)), dialogs }
}
