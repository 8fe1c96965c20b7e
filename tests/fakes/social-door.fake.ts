import type { SocialDoor } from '../../src/application/account/social-door.port'
import type { Provider } from '../../src/domain/account/provider'

export interface SocialDoorFake extends SocialDoor {
  /** Where the person went. */
  readonly gone: readonly Provider[]
  /** The browser brings the page back that was left. */
  readonly comeBack: () => void
}

export const makeSocialDoorFake = (): SocialDoorFake => {
  const gone: Provider[] = []
  let back = () => {}
  return {
    gone,
    go: (provider) => () => {
      gone.push(provider)
      return new Promise((resolve) => {
        back = resolve
      })
    },
    comeBack: () => back(),
  }
}
