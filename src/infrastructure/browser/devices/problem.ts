import type { DeviceProblem } from '../../../application/calls/devices.port'

export const problem = (_tag: DeviceProblem['_tag']): DeviceProblem => ({ _tag })

const byName: Readonly<Record<string, DeviceProblem['_tag']>> = {
  NotAllowedError: 'CameraRefused',
  SecurityError: 'CameraRefused',
  NotReadableError: 'DeviceInUse',
  AbortError: 'DeviceInUse',
  InvalidStateError: 'Unsupported',
  TypeError: 'Unsupported',
}

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''

/** What a failure to open devices means; undefined: one of them is not there. */
export const problemOf = (cause: unknown): DeviceProblem | undefined => {
  const known = byName[nameOf(cause)]
  return known && problem(known)
}
