import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PushFeature } from '../../application/tasks/push.feature'
import { afterPaint } from '../shell/after-paint'
import { matchPath } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'

/** Goes where a pressed notice leads (@rule GATE-32). */
const useOpened = ({ arrived, view }: PushFeature): void => {
  const navigate = useNavigate()
  const { opened } = view
  useEffect(() => {
    if (opened === null) return
    arrived()
    navigate(opened)
  }, [arrived, navigate, opened])
}

/** What a conversation shows needs no notice any more. */
const useSeen = ({ clear }: PushFeature, unread: number): void => {
  const [location] = useLocation()
  const found = matchPath(location)
  const friend = found?.name === 'IMMessageSession' ? found.params['friendId'] : undefined
  useEffect(() => {
    if (friend === undefined || document.hidden) return
    void afterPaint().then(() => {
      clear(`message:${friend}`)
      clear(`reminder:${friend}`)
    })
  }, [clear, friend, unread])
}

/** Draws nothing: what notices lead to, and the number of unread messages at the icon of the product. */
export const Layer = observer(() => {
  const push = useFeature('push')
  const { badge } = push
  const { unread } = useFeature('chat').view
  useOpened(push)
  useSeen(push, unread)
  useEffect(() => badge(unread), [badge, unread])
  return null
})
