import * as O from 'fp-ts/Option'
import type { DeviceChoice, DeviceKind } from '../../domain/calls/device'
import type { KeyedStore } from '../kernel/keyed-store.port'

const kinds: readonly DeviceKind[] = ['camera', 'microphone', 'speaker']
const keyOf = (kind: DeviceKind): string => `CAMC_DEVICE.${kind}`
const BLUR = 'CAMC_DEVICE.blur'
const SEEN = 'CAMC_DEVICE.seen'

/** What somebody chose on this machine (@rule PLUS-24). */
export const rememberedChoice = (local: KeyedStore): DeviceChoice =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const id = local.read(keyOf(kind))
      return O.isSome(id) ? [[kind, id.value]] : []
    }),
  )

export const rememberChoice = (local: KeyedStore, choice: DeviceChoice): void =>
  kinds.forEach((kind) => {
    const id = choice[kind]
    if (id !== undefined) local.write(keyOf(kind), id)
  })

export const wantsBlur = (local: KeyedStore): boolean => O.isSome(local.read(BLUR))

export const rememberBlur = (local: KeyedStore, on: boolean): void => (on ? local.write(BLUR, '1') : local.remove(BLUR))

/** The device check was shown before a first call on this machine (@rule PLUS-24). */
export const wasChecked = (local: KeyedStore): boolean => O.isSome(local.read(SEEN))

export const rememberChecked = (local: KeyedStore): void => local.write(SEEN, '1')
