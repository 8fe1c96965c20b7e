import type { DeviceProblem } from '../../../application/calls/devices.port'
import type { StateOf } from './permission'

export const problem = (_tag: DeviceProblem['_tag']): DeviceProblem => ({ _tag })

const byName: Readonly<Record<string, DeviceProblem['_tag']>> = {
  SecurityError: 'CameraRefused',
  NotReadableError: 'DeviceInUse',
  AbortError: 'DeviceInUse',
  InvalidStateError: 'Unsupported',
  TypeError: 'Unsupported',
}

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''

const wordsOf = (cause: unknown): string => (cause instanceof DOMException ? cause.message : '')

/** Chrome says in words alone that the system refused or that nobody answered. */
const refusal = async (cause: unknown, state: StateOf): Promise<DeviceProblem> => {
  if (/system/i.test(wordsOf(cause))) return problem('BlockedBySystem')
  if (/dismissed/i.test(wordsOf(cause))) return problem('QuestionDismissed')
  const [camera, microphone] = await Promise.all([state('camera'), state('microphone')])
  return problem(camera !== 'denied' && microphone === 'denied' ? 'MicrophoneRefused' : 'CameraRefused')
}

/** What a failure to open devices means; undefined: one of them is not there. */
export const problemOf = async (cause: unknown, state: StateOf): Promise<DeviceProblem | undefined> => {
  if (nameOf(cause) === 'NotAllowedError') return refusal(cause, state)
  const known = byName[nameOf(cause)]
  return known && problem(known)
}
