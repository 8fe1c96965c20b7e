import { useLocation } from 'wouter'
import { isOn } from '../../domain/calls/call'
import type { Circumstances } from '../../domain/kernel/prompts'
import { useDialogOpen } from '../design/layer'
import { useCore } from './core-context'
import { isMatching, isPaying } from './quiet-pages'
import { useFeature } from './use-feature'
import { useWriting } from './writing'

/** What is on in this window. Call inside an observer. @rule SHELL-78 */
export const useCircumstances = (): Circumstances => {
  const [location] = useLocation()
  const { account, loaded } = useCore()
  const { simulated, view } = useFeature('calls')
  const checkout = loaded('checkout')?.view
  return {
    signedIn: account.view.session._tag === 'SignedIn',
    inCall: isOn(view.call) || simulated.view.call.show,
    matching: isMatching(location),
    paying: isPaying(location) || checkout?.busy === true,
    writing: useWriting(),
    dialog: useDialogOpen(),
  }
}
