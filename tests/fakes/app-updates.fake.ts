import type { AppUpdateHearers, AppUpdates } from '../../src/application/tasks/app-update.port'

export interface AppUpdatesFake extends AppUpdates {
  /** The program is kept from now on. */
  readonly keep: () => void
  /** A newer build has been deployed, and has been fetched beside this one. */
  readonly deploy: () => void
  /** How often the deployment was asked. */
  readonly looks: () => number
  /** How often the page was loaded anew. */
  readonly reloads: () => number
  /** What happens while the newer build takes charge. */
  meanwhile: () => void
}

/** A browser that keeps the program when the test says so. */
export const makeAppUpdatesFake = (): AppUpdatesFake => {
  const hearing = new Set<AppUpdateHearers>()
  let [looks, reloads] = [0, 0]
  const fake: AppUpdatesFake = {
    follow: (hearers) => {
      hearing.add(hearers)
      return () => void hearing.delete(hearers)
    },
    look: async () => void (looks += 1),
    takeOver: async () => fake.meanwhile(),
    reload: () => void (reloads += 1),
    meanwhile: () => {},
    keep: () => hearing.forEach(({ kept }) => kept()),
    deploy: () => hearing.forEach(({ newer }) => newer()),
    looks: () => looks,
    reloads: () => reloads,
  }
  return fake
}
