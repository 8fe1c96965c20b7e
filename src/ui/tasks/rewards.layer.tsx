import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePrompt } from '../shell/prompt-queue'
import { useFeature } from '../shell/use-feature'
import { InstallPopup } from './install-popup'
import { PushPopup } from './push-popup'
import { useToldReward } from './use-told-reward'
import { useTurnOn } from './use-turn-on'

/** Installing the product, when it is time to ask and when it was asked for. */
const Install = observer(() => {
  const { begin, shown, told, view } = useFeature('install')
  const open = usePrompt('install', view.popup)
  useEffect(() => begin(), [begin])
  useEffect(() => {
    if (open) shown()
  }, [open, shown])
  useToldReward(view.given, 'given_install', told)
  return open && view.reward !== null && <InstallPopup reward={view.reward} />
})

/** An installed app asks for pushes without a popup: the next press lets the browser ask. @rule TASK-49 */
const useAtTap = (open: boolean): void => {
  const turnOn = useTurnOn()
  useEffect(() => {
    if (!open) return
    document.addEventListener('click', turnOn, { once: true, capture: true })
    return () => document.removeEventListener('click', turnOn, { capture: true })
  }, [open, turnOn])
}

/** The offer of pushes. */
const Push = observer(() => {
  const { begin, shown, told, view } = useFeature('pushOffer')
  const open = usePrompt('push', view.popup || view.atTap)
  useEffect(() => begin(), [begin])
  useEffect(() => {
    if (open) shown()
  }, [open, shown])
  useAtTap(open && view.atTap)
  useToldReward(view.given, 'given_push', told)
  return open && view.popup && view.reward !== null && <PushPopup reward={view.reward} />
})

/** What is given once, and the popups that tell of it. @rule SHELL-74 SHELL-77 */
export const Layer = () => (
  <>
    <Install />
    <Push />
  </>
)
