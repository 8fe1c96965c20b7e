import type { Container } from 'inversify'
import type { IO } from 'fp-ts/IO'
import type { SignInPart } from '../../application/account/sign-in-part'
import type { CoreAdapters } from './adapters'
import { once } from './once'

/** Loads all about signing in, once; `onStop` takes what ends with the Core. */
export const makeSignInLoader = (
  container: Container,
  adapters: Pick<CoreAdapters, 'signIn'>,
  onStop: (stop: IO<void>) => void,
): (() => Promise<SignInPart>) =>
  once(async () => {
    const [{ signInModule }, { signInWaysModule }, { S }, parts] = await Promise.all([
      import('./sign-in.module'),
      import('./sign-in-ways.module'),
      import('./sign-in-tokens'),
      adapters.signIn(),
    ])
    container.load(signInModule(parts), signInWaysModule)
    const part = container.get(S.part)
    onStop(part.begin())
    return part
  })
