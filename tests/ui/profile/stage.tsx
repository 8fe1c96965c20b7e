import type { ReactNode } from 'react'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { ProfileFeature, ProfileView } from '../../../src/application/profile/profile.feature'
import type { Me } from '../../../src/domain/kernel/person'
import type { Language } from '../../../src/domain/kernel/language'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aProfile } from '../shell/literal-features'
import { settled } from '../shell/settled'

type Scene = {
  readonly me?: Partial<Me>
  readonly view?: Partial<ProfileView>
  readonly profile?: Partial<ProfileFeature>
  readonly account?: Partial<AccountFeature>
  readonly language?: Language
}

/** Draws a view of the own profile once its first heading is there. */
export const show = async (view: ReactNode, scene: Scene = {}) => {
  const account = anAccount(signedIn(aMe(scene.me)), scene.account)
  const core = aCore(account, { profile: aProfile(scene.view, scene.profile) })
  const drawn = await drawView(core, view, scene.language)
  await settled(() => document.querySelector('h1, h2, [role="heading"]') !== null)
  return drawn
}
