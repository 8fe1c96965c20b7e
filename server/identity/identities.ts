import type { FastifyInstance } from 'fastify'
import type { SocialProvider } from '../../src/infrastructure/gateway/contract/social-return'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Limiter } from '../http/limiter'
import type { Random } from '../random'
import type { Store } from '../store/store'
import type { IdentityProvider } from './identity.port'
import { oidcIdentity } from './oidc.identity'
import { sandboxIdentity } from './sandbox/sandbox.identity'
import { addSandboxRoutes, type SandboxFace } from './sandbox/sandbox.routes'
import { addSocialRoutes, callbackPathOf } from './social.routes'

interface Way {
  readonly scope: string
  readonly responseMode: 'query' | 'form_post'
}

/** How each one is asked. Apple gives name and address by a form only. */
const ways: Readonly<Record<SocialProvider, Way>> = {
  google: { scope: 'email profile', responseMode: 'query' },
  apple: { scope: 'email name', responseMode: 'form_post' },
  facebook: { scope: 'email public_profile', responseMode: 'query' },
}

/** The scopes that the local identity pages know. */
const PLAYED_SCOPE = 'email profile'

export interface IdentitiesDeps {
  readonly clock: Clock
  readonly config: Config
  readonly limiter: Limiter
  readonly random: Random
  readonly store: Store
}

/** Row 176 with every provider that is configured, or in local mode played; the pages of those stand beside it. */
export const addIdentities = (
  app: FastifyInstance,
  { clock, config, limiter, random, store }: IdentitiesDeps,
): void => {
  const providers: Partial<Record<SocialProvider, IdentityProvider>> = {}
  const faces: SandboxFace[] = []
  for (const name of ['google', 'apple', 'facebook'] as const) {
    const social = config.social[name]
    const { responseMode, scope } = ways[name]
    if (social.kind === 'oidc') {
      const timeoutMs = config.settings.signIn.providerMs
      providers[name] = oidcIdentity({ clock, client: social.client, scope, responseMode, timeoutMs })
    }
    if (social.kind === 'sandbox') {
      const callbackPath = callbackPathOf(name)
      const deps = { app, clock, config, random, callbackPath, scope: PLAYED_SCOPE, responseMode }
      const { face, identity } = sandboxIdentity(name, deps)
      faces.push(face)
      providers[name] = identity
    }
  }
  const report = (provider: SocialProvider, reason: string): void => app.log.warn({ provider, reason }, 'no sign-in')
  addSocialRoutes(app, { clock, config, limiter, providers, report, store })
  if (faces.length > 0) addSandboxRoutes(app, config.basePath, faces)
}
