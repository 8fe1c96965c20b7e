export type DeviceKind = 'camera' | 'microphone' | 'speaker'

/** A camera, microphone or speaker of this machine; the label is empty until the person has allowed the first use. */
export interface DeviceInfo {
  readonly kind: DeviceKind
  readonly id: string
  readonly label: string
}

/** Which ones somebody chose, by their id; whatever is left out is left to the platform. */
export interface DeviceChoice {
  readonly camera?: string
  readonly microphone?: string
  readonly speaker?: string
}

/** What can take the place of the one that is gone, the best first. */
export const substitutes = (
  all: readonly DeviceInfo[],
  kind: DeviceKind,
  gone: string | undefined,
): readonly DeviceInfo[] => all.filter((one) => one.kind === kind && one.id !== '' && one.id !== gone)

/** Speakers are missing only where some were listed before: many browsers never list any. @rule CALL-27 */
export const speakersMissing = (listedBefore: boolean, all: readonly DeviceInfo[]): boolean =>
  listedBefore && !all.some((one) => one.kind === 'speaker')

/** The one after the one in use, round and round; undefined: there is no other. */
export const nextDevice = (
  all: readonly DeviceInfo[],
  kind: DeviceKind,
  current: string | undefined,
): DeviceInfo | undefined => {
  const same = all.filter((one) => one.kind === kind && one.id !== '')
  const next = same[(same.findIndex((one) => one.id === current) + 1) % same.length]
  return next?.id === current ? undefined : next
}
