import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { StartProblem } from '../../application/matching/matching.feature'
import { Banner } from '../design/banner'
import { DeviceProblemDialog } from '../shell/slots'
import { useFeature } from '../shell/use-feature'

type OtherProblem = Exclude<StartProblem, { readonly _tag: DeviceTag }>
type DeviceTag = keyof typeof deviceTags

const deviceTags = {
  CameraRefused: true,
  MicrophoneRefused: true,
  QuestionDismissed: true,
  BlockedBySystem: true,
  CameraMissing: true,
  MicrophoneMissing: true,
  DeviceInUse: true,
  SpeakersMissing: true,
  Unsupported: true,
} as const

const texts = {
  AlreadyInCall: 'problem_call',
  Elsewhere: 'problem_elsewhere',
  Unreachable: 'problem_network',
  HttpFailed: 'failed_text',
  Refusal: 'failed_text',
  SessionOver: 'failed_text',
  BadReply: 'failed_text',
  LimitReached: 'limit',
} as const satisfies Readonly<Record<OtherProblem['_tag'], string>>

const isOfDevices = (problem: StartProblem): problem is Exclude<StartProblem, OtherProblem> =>
  problem._tag in deviceTags

/** Why a search did not begin: a dialog with help for what the devices lack, else a word about it (@rule CALL-27). */
export const StartProblemNote = observer(() => {
  const { t } = useTranslation('match')
  const { dismissProblem, view } = useFeature('matching')
  const { problem } = view
  if (problem === null) return null
  if (isOfDevices(problem)) return <DeviceProblemDialog why={problem} onClose={dismissProblem} />
  return (
    <Banner tone="danger" onDismiss={dismissProblem}>
      {t(texts[problem._tag])}
    </Banner>
  )
})
