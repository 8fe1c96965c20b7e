import type { Task } from 'fp-ts/Task'
import { loading, type SignInOrigin } from '../../domain/account/sign-in'
import type { AccountModel } from './account.model'
import type { SignInPart } from './sign-in-part'

interface Deps {
  /** Fails when the part cannot be had now; asked again after that. */
  readonly load: () => Promise<SignInPart>
  readonly model: AccountModel
}

/** The popup as it is there from the start: what is asked of it is loaded first, and then done in the order of asking. */
export interface LateSignIn extends Omit<SignInPart, 'begin' | 'open'> {
  readonly openSignIn: (origin: SignInOrigin) => void
}

const button: SignInOrigin = { _tag: 'Button' }

/** Step 0 until the rest is there (@rule ACCT-3). */
const makeReach = ({ load, model }: Deps) => {
  let there: SignInPart | null = null
  const arriving = async (): Promise<SignInPart | null> => {
    try {
      there = await load()
    } catch {
      const { signIn } = model
      if (signIn._tag === 'Loading') model.show({ ...signIn, busy: false, problem: { _tag: 'Offline' } })
    }
    return there
  }
  return {
    act: (run: (part: SignInPart) => void): void => {
      if (there === null) void arriving().then((part) => (part === null ? undefined : run(part)))
      else run(there)
    },
    wait:
      <A>(run: (part: SignInPart) => Task<A>, otherwise: A): Task<A> =>
      async () => {
        const part = there ?? (await arriving())
        return part === null ? otherwise : run(part)()
      },
    /** Shows step 0, and what follows unless the person has closed it meanwhile. */
    open: (origin: SignInOrigin, run: (part: SignInPart) => void): void => {
      if (there !== null) return run(there)
      const shown = loading(origin)
      model.show(shown)
      void arriving().then((part) => (part === null || model.signIn !== shown ? undefined : run(part)))
    },
  }
}

export const makeLateSignIn = (deps: Deps): LateSignIn => {
  const { act, open, wait } = makeReach(deps)
  return {
    openSignIn: (origin) => open(origin, (part) => part.open(origin)),
    openLink: (token) => open(button, (part) => part.openLink(token)),
    back: () => act((part) => part.back()),
    choosePhone: () => act((part) => part.choosePhone()),
    chooseEmail: () => act((part) => part.chooseEmail()),
    chooseChannel: (channel) => act((part) => part.chooseChannel(channel)),
    startSocial: (provider, drafts) => wait((part) => part.startSocial(provider, drafts), undefined),
    takeDrafts: wait((part) => part.takeDrafts, {}),
    submitPhone: (typed) => wait((part) => part.submitPhone(typed), undefined),
    submitEmail: (email) => wait((part) => part.submitEmail(email), undefined),
    submitCode: (code) => wait((part) => part.submitCode(code), undefined),
    checkConfirmed: wait((part) => part.checkConfirmed, undefined),
    resendCode: wait((part) => part.resendCode, undefined),
    forgotPassword: wait((part) => part.forgotPassword, undefined),
    submitPassword: (password) => wait((part) => part.submitPassword(password), undefined),
    skipPassword: wait((part) => part.skipPassword, undefined),
    submitInfo: (info, adult) => wait((part) => part.submitInfo(info, adult), undefined),
    keepAccount: wait((part) => part.keepAccount, undefined),
    confirmLink: wait((part) => part.confirmLink, undefined),
    arrive: (arrival) => wait((part) => part.arrive(arrival), false),
    enterRemembered: (way) => wait((part) => part.enterRemembered(way), false),
  }
}
