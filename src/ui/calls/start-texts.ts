import type { StartError } from '../../application/calls/calls-view'
import type { DeviceProblem } from '../../application/calls/devices.port'
import { TOO_MANY } from '../../application/kernel/gateway-error'
import type { SpendingBlock } from '../../domain/kernel/spending-block'

/** Why a call did not start, but for what keeps somebody from spending at all. */
export type StartTrouble = Exclude<StartError, SpendingBlock>

type Tag = StartTrouble['_tag']

interface Texts {
  readonly title: string
  readonly text: string
  /** How it is allowed again depends on the browser. */
  readonly refused?: boolean
}

const sorry = { title: 'sorry' } as const

/** What is wrong with camera, microphone or speakers. */
const deviceTexts = {
  CameraRefused: { title: 'camera_refused', text: 'help_unknown', refused: true },
  MicrophoneRefused: { title: 'microphone_refused', text: 'help_unknown', refused: true },
  QuestionDismissed: { title: 'question_dismissed', text: 'question_dismissed_text' },
  BlockedBySystem: { title: 'blocked_by_system', text: 'blocked_by_system_text' },
  CameraMissing: { title: 'camera_missing', text: 'camera_missing_text' },
  MicrophoneMissing: { title: 'microphone_missing', text: 'microphone_missing_text' },
  SpeakersMissing: { title: 'speakers_missing', text: 'speakers_missing_text' },
  DeviceInUse: { title: 'device_in_use', text: 'device_in_use_text' },
  Unsupported: { title: 'unsupported', text: 'unsupported_text' },
} as const satisfies Readonly<Record<DeviceProblem['_tag'], Texts>>

/** Why a call did not start, in words; the record is exhaustive. */
const texts = {
  ...deviceTexts,
  NotEnoughCoins: { title: 'insufficient_balance', text: 'not_enough_text' },
  AddFriendFirst: { ...sorry, text: 'add_friend_first' },
  VipOnly: { title: 'vip_title', text: 'vip_only' },
  NoAnswer: { ...sorry, text: 'no_answer' },
  Busy: { ...sorry, text: 'busy' },
  PeerOffline: { ...sorry, text: 'network_problem' },
  AlreadyInCall: { ...sorry, text: 'already_in_call' },
  PriceUnknown: { ...sorry, text: 'generic' },
  Told: { ...sorry, text: 'generic' },
  Framed: { ...sorry, text: 'framed' },
  Unreachable: { ...sorry, text: 'check_connection' },
  Refusal: { ...sorry, text: 'generic' },
  SessionOver: { ...sorry, text: 'generic' },
  HttpFailed: { ...sorry, text: 'generic' },
  BadReply: { ...sorry, text: 'generic' },
} as const satisfies Readonly<Record<Tag, Texts>>

const tooMany = { ...sorry, text: 'too_many' } as const satisfies Texts

const textsOf = (why: StartTrouble) =>
  why._tag === 'HttpFailed' && why.status === TOO_MANY ? tooMany : texts[why._tag]

/** The texts of a failure; `told` is the gateway's own, where it has one. */
export const startTexts = (why: StartTrouble) => {
  const told = why._tag === 'Told' || why._tag === 'Refusal' ? why.message : ''
  return { refused: false, ...textsOf(why), told: told === '' ? undefined : told }
}

/** The device check helps against it. */
export const isDeviceProblem = (why: StartTrouble): why is DeviceProblem => why._tag in deviceTexts
