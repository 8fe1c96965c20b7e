import type { LocalData } from '../../src/application/account/local-data.port'
import type { UserId } from '../../src/domain/kernel/ids'

export interface LocalDataFake extends LocalData {
  readonly wiped: readonly { readonly user: UserId; readonly keepUnsent: boolean }[]
  readonly setUnsent: (count: number) => void
}

/** Notes what is wiped; `real` is what there is to wipe. */
export const makeLocalDataFake = (real?: LocalData): LocalDataFake => {
  const wiped: { readonly user: UserId; readonly keepUnsent: boolean }[] = []
  let count: number | null = null
  return {
    wiped,
    setUnsent: (value) => {
      count = value
    },
    unsent: (user) => async () => count ?? (await real?.unsent(user)()) ?? 0,
    wipe: (user, keepUnsent) => async () => {
      wiped.push({ user, keepUnsent })
      await real?.wipe(user, keepUnsent)()
    },
  }
}
