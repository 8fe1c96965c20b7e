import * as O from 'fp-ts/Option'
import type { SignInProblem } from '../../domain/account/sign-in'
import type { Gender } from '../../domain/kernel/person'
import { signedIn, until, type Context } from '../context'
import { done, noGateway, notUnderstood, refused, type Outcome } from '../outcome'

/** What was said beforehand; the rest is asked for, or read from the pipe. */
export interface SignInGiven {
  readonly email?: string
  readonly password?: string
  readonly code?: string
  readonly name?: string
  readonly gender?: string
  readonly birthday?: string
  readonly adult?: boolean
  /** An account that is being deleted is kept. */
  readonly keep?: boolean
}

const words = (problem: SignInProblem): string => {
  if (problem._tag === 'Code') return problem.message === '' ? `Refused with code ${problem.code}.` : problem.message
  return `That was not taken: ${problem._tag}.`
}

const isYes = (text: string): boolean => /^y(es)?$/i.test(text.trim())

/** The token in a mail's link, which may be pasted in place of the code. */
const tokenOf = (text: string): string | null =>
  URL.canParse(text.trim()) ? new URL(text.trim()).searchParams.get('mail') : null

/** Each answer is used once: what was refused is asked for again. */
const asker = (context: Context, given: SignInGiven) => {
  const left = new Map<string, string>(
    Object.entries(given).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  )
  return async (name: keyof SignInGiven, prompt: string, hidden = false): Promise<string> => {
    const before = left.get(name)
    left.delete(name)
    const answer = before ?? (await context.lines.next(`${prompt}: `, hidden))
    if (answer === null) throw new Ended()
    return answer
  }
}

class Ended extends Error {}

type Ask = ReturnType<typeof asker>

const submitMailCode = async ({ core: { account } }: Context, text: string): Promise<void> => {
  const token = tokenOf(text)
  if (token === null) return account.submitCode(text.trim())()
  account.openLink(token)
  return account.confirmLink()
}

const submitInfo = async ({ core: { account } }: Context, ask: Ask): Promise<void> => {
  const name = await ask('name', 'Name')
  const typed = (await ask('gender', 'Gender (female, male)')).trim()
  const gender: Gender | null = typed === 'female' || typed === 'male' ? typed : null
  const birthday = (await ask('birthday', 'Birthday (YYYY-MM-DD)')).trim()
  const adult = isYes(await ask('adult', 'I state that I am at least 18 years old (yes, no)'))
  return account.submitInfo({ name, gender, birthday }, adult)()
}

/** Takes one step; null: a step that a terminal cannot take. */
const step = async (context: Context, ask: Ask): Promise<Outcome | null> => {
  const { account } = context.core
  const { signIn } = account.view
  switch (signIn._tag) {
    case 'Choosing':
      account.chooseEmail()
      return null
    case 'EnteringEmail':
      await account.submitEmail((await ask('email', 'E-mail')).trim())()
      return null
    case 'VerifyingEmail':
      context.out.note(
        `A code is on its way to ${signIn.email}${context.core.config.sandbox ? ' (Sandbox: see /outbox)' : ''}.`,
      )
      await submitMailCode(context, await ask('code', 'Code, or the link of the mail'))
      return null
    case 'EnteringPassword':
      await account.submitPassword(await ask('password', 'Password', true))()
      return null
    case 'SupplyingInfo':
      await submitInfo(context, ask)
      return null
    case 'KeepingAccount':
      if (!isYes(await ask('keep', 'The account is to be deleted. Keep it? (yes, no)')))
        return refused('Not signed in.')
      await account.keepAccount()
      return null
    default:
      return refused('This sign-in goes on in a browser.')
  }
}

const goOn = async (context: Context, ask: Ask): Promise<Outcome> => {
  const { view } = context.core.account
  for (;;) {
    const calm = await until(
      context,
      () => view.signIn._tag === 'Closed' || (!view.signIn.busy && view.signIn._tag !== 'Loading'),
    )
    if (!calm) return noGateway()
    const before = view.signIn
    if (before._tag === 'Closed') return O.isSome(view.me) ? done : refused('Not signed in.')
    if (before.problem !== null) {
      if (before.problem._tag === 'Offline') return noGateway()
      if (!context.interactive) return refused(words(before.problem))
      context.out.note(words(before.problem))
    }
    const ended = await step(context, ask)
    if (ended !== null) return ended
  }
}

/** Signs in or up by e-mail, step by step as the gateway asks. */
export const signIn = async (context: Context, given: SignInGiven): Promise<Outcome> => {
  const { account } = context.core
  const before = await signedIn(context)
  if (before !== null) return refused(`${before.name} is signed in here: sign-out`)
  account.openSignIn({ _tag: 'Button' })
  try {
    const outcome = await goOn(context, asker(context, given))
    const me = O.toNullable(account.view.me)
    if (outcome._tag === 'Done' && me !== null)
      context.out.tell({ kind: 'signedIn', id: me.id, name: me.name }, `Welcome, ${me.name} (${me.id}).`)
    else account.closeSignIn()
    return outcome
  } catch (cause) {
    if (!(cause instanceof Ended)) throw cause
    account.closeSignIn()
    return notUnderstood('The input ended before the sign-in did.')
  }
}
