import type { StartError } from '../../application/calls/calls.feature'

type Tag = StartError['_tag']

const sorry = { title: 'sorry' } as const

/** Why a call did not start, in words; the record is exhaustive. */
const texts = {
  CameraRefused: { title: 'camera_refused', text: 'camera_refused_text' },
  CameraMissing: { title: 'camera_missing', text: 'camera_missing_text' },
  MicrophoneMissing: { title: 'microphone_missing', text: 'microphone_missing_text' },
  SpeakersMissing: { title: 'speakers_missing', text: 'speakers_missing_text' },
  DeviceInUse: { title: 'device_in_use', text: 'device_in_use_text' },
  Unsupported: { title: 'unsupported', text: 'unsupported_text' },
  NotEnoughCoins: { title: 'insufficient_balance', text: 'not_enough_text' },
  AddFriendFirst: { ...sorry, text: 'add_friend_first' },
  VipOnly: { ...sorry, text: 'vip_only' },
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
} as const satisfies Readonly<Record<Tag, { readonly title: string; readonly text: string }>>

/** The texts of a failure; `told` is the gateway's own, where it has one. */
export const startTexts = (why: StartError) => {
  const told = why._tag === 'Told' || why._tag === 'Refusal' ? why.message : ''
  return { ...texts[why._tag], told: told === '' ? undefined : told }
}
