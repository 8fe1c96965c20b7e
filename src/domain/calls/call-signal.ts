import { isFacePresence, type Sight } from './face'

/** What the two sides of a room tell each other to connect their media; never stored. */
export type MediaSignal =
  /** A media room has just been opened on this side, perhaps on a page that was loaded anew. `instance` names the room. */
  | { readonly _tag: 'Hello'; readonly instance: string }
  | {
      readonly _tag: 'Description'
      readonly type: 'offer' | 'answer' | 'pranswer' | 'rollback'
      readonly sdp: string
      /** Counts the offers of a connection; an answer has the number of its offer. */
      readonly turn: number
      /** The media room that says so. */
      readonly from: string
      /** The one it is meant for; null: whoever is there. */
      readonly to: string | null
    }
  | {
      readonly _tag: 'Candidate'
      readonly candidate: string
      readonly sdpMid: string | null
      readonly sdpMLineIndex: number | null
    }
  /** From the room that makes no offers itself; `restart`: nothing comes through, so that a way is to be looked for anew. */
  | { readonly _tag: 'OfferWanted'; readonly from: string; readonly restart: boolean }
  /** `held`: the camera is on, but the network lets no picture pass, so that `camera` is off for the other side (PLUS-21). */
  | { readonly _tag: 'Devices'; readonly microphone: boolean; readonly camera: boolean; readonly held?: boolean }

/** All that one side tells the other by the channel between them. */
export type CallSignal =
  | MediaSignal
  /** What is seen in the own picture (CALL-75). */
  | ({ readonly _tag: 'Face' } & Sight)
  /** Action 1 of somebody whose gateway leaves it to them; it comes before the answer (@rule CALL-21). */
  | {
      readonly _tag: 'Invitation'
      readonly name: string
      readonly price: number
      readonly token: string
      readonly location: number
    }

const isNumber = (value: unknown): value is number => typeof value === 'number'

const isText = (value: unknown): value is string => typeof value === 'string'

const isTruth = (value: unknown): value is boolean => typeof value === 'boolean'

const descriptions: readonly unknown[] = ['offer', 'answer', 'pranswer', 'rollback']

/** Whether something that came from another tab is a signal, whole and of the right kinds. */
export const isCallSignal = (value: unknown): value is CallSignal => {
  if (typeof value !== 'object' || value === null || !('_tag' in value)) return false
  const part = (name: string): unknown => Reflect.get(value, name)
  switch (value._tag) {
    case 'Hello':
      return isText(part('instance'))
    case 'Description':
      return (
        descriptions.includes(part('type')) &&
        isText(part('sdp')) &&
        isNumber(part('turn')) &&
        isText(part('from')) &&
        (part('to') === null || isText(part('to')))
      )
    case 'Candidate':
      return (
        isText(part('candidate')) &&
        (part('sdpMid') === null || isText(part('sdpMid'))) &&
        (part('sdpMLineIndex') === null || typeof part('sdpMLineIndex') === 'number')
      )
    case 'OfferWanted':
      return isText(part('from')) && typeof part('restart') === 'boolean'
    case 'Devices':
      return (
        [part('microphone'), part('camera')].every(isTruth) && (part('held') === undefined || isTruth(part('held')))
      )
    case 'Face':
      return isFacePresence(part('face')) && typeof part('blurred') === 'boolean'
    case 'Invitation':
      return [part('name'), part('token')].every(isText) && [part('price'), part('location')].every(isNumber)
    default:
      return false
  }
}
