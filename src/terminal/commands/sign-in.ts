import * as O from 'fp-ts/Option'
import type { EnteringPhonePassword, OpenSignIn } from '../../domain/account/sign-in'
import type { Gender } from '../../domain/kernel/person'
import { readPhoneNumber } from '../../infrastructure/browser/read-phone-number'
import { InputEnded, makeAsker, type Asker } from '../asker'
import { signedIn, until, type Context } from '../context'
import { done, noGateway, notUnderstood, refused, type Outcome } from '../outcome'
import { signInWords } from '../sign-in-words'

/** What was said beforehand; the rest is asked for, or read from the pipe. */
export interface SignInGiven {
  readonly email?: string
  readonly phone?: string
  readonly password?: string
  readonly code?: string
  readonly name?: string
  readonly gender?: string
  readonly birthday?: string
  readonly adult?: boolean
  /** An account that is being deleted is kept. */
  readonly keep?: boolean
}

type Ask = Asker<keyof SignInGiven>

const isYes = (text: string): boolean => /^y(es)?$/i.test(text.trim())

/** The token in a mail's link, which may be pasted in place of the code. */
const tokenOf = (text: string): string | null =>
  URL.canParse(text.trim()) ? new URL(text.trim()).searchParams.get('mail') : null

const chooseWay = async ({ core: { account, config } }: Context, asker: Ask): Promise<Outcome | null> => {
  if (!asker.knows('email') && !asker.knows('phone')) {
    const typed = (await asker.ask('email', 'E-mail, or telephone number as +49 1512 3456789')).trim()
    asker.keep(typed.startsWith('+') ? 'phone' : 'email', typed)
  }
  const way = asker.knows('phone') ? 'phone' : 'email'
  if (!config.signIn.includes(way)) return refused(`Signing in by ${way} is not offered here.`)
  if (way === 'phone') account.choosePhone()
  else account.chooseEmail()
  return null
}

const submitNumber = async ({ core, interactive, out }: Context, asker: Ask): Promise<Outcome | null> => {
  const number = readPhoneNumber(await asker.ask('phone', 'Telephone number, as +49 1512 3456789'))
  if (O.isSome(number)) await core.account.submitPhone(number.value)()
  else if (!interactive) return refused('That is no telephone number: write it as +49 1512 3456789.')
  else out.note('That is no telephone number: write it as +49 1512 3456789.')
  return null
}

const announceCode = ({ core: { config }, out }: Context, to: string): void =>
  out.note(`A code is on its way to ${to}${config.sandbox ? ` (Sandbox: it lands on ${config.gateway}/outbox)` : ''}.`)

const submitMailCode = async ({ core: { account } }: Context, text: string): Promise<void> => {
  const token = tokenOf(text)
  if (token === null) return account.submitCode(text.trim())()
  account.openLink(token)
  return account.confirmLink()
}

const submitPhonePassword = async (
  { core: { account } }: Context,
  asker: Ask,
  { purpose, skippable }: EnteringPhonePassword,
): Promise<void> => {
  const prompt = purpose === 'signIn' ? 'Password' : `New password${skippable ? ' (nothing: none)' : ''}`
  const password = await asker.ask('password', prompt, true)
  return password === '' && skippable ? account.skipPassword() : account.submitPassword(password)()
}

const submitInfo = async ({ core: { account } }: Context, { ask }: Ask): Promise<void> => {
  const name = await ask('name', 'Name')
  const typed = (await ask('gender', 'Gender (female, male)')).trim()
  const gender: Gender | null = typed === 'female' || typed === 'male' ? typed : null
  const birthday = (await ask('birthday', 'Birthday (YYYY-MM-DD)')).trim()
  const adult = isYes(await ask('adult', 'I state that I am at least 18 years old (yes, no)'))
  return account.submitInfo({ name, gender, birthday }, adult)()
}

const keepAccount = async ({ core: { account } }: Context, { ask }: Ask): Promise<Outcome | null> => {
  if (!isYes(await ask('keep', 'The account is to be deleted. Keep it? (yes, no)'))) return refused('Not signed in.')
  await account.keepAccount()
  return null
}

/** Takes one step; an outcome where that is the end. */
const step = async (context: Context, asker: Ask, signIn: OpenSignIn): Promise<Outcome | null> => {
  const { account } = context.core
  switch (signIn._tag) {
    case 'Choosing':
      return chooseWay(context, asker)
    case 'EnteringEmail':
      await account.submitEmail((await asker.ask('email', 'E-mail')).trim())()
      return null
    case 'EnteringPhone':
      return submitNumber(context, asker)
    case 'VerifyingEmail':
      announceCode(context, signIn.email)
      await submitMailCode(context, await asker.ask('code', 'Code, or the link of the mail'))
      return null
    case 'VerifyingPhone':
      announceCode(context, signIn.number.shown)
      await account.submitCode((await asker.ask('code', 'Code')).trim())()
      return null
    case 'EnteringPassword':
      await account.submitPassword(await asker.ask('password', 'Password', true))()
      return null
    case 'EnteringPhonePassword':
      await submitPhonePassword(context, asker, signIn)
      return null
    case 'SupplyingInfo':
      await submitInfo(context, asker)
      return null
    case 'KeepingAccount':
      return keepAccount(context, asker)
    case 'ConfirmingLink':
      return refused(signIn.done ? 'The sign-in goes on where it was begun.' : 'Not signed in: begin again.')
    case 'Loading':
      return refused('This sign-in goes on in a browser.')
  }
}

const goOn = async (context: Context, asker: Ask): Promise<Outcome> => {
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
      if (!context.interactive) return refused(signInWords(before.problem))
      context.out.note(signInWords(before.problem))
    }
    const ended = await step(context, asker, before)
    if (ended !== null) return ended
  }
}

/** Signs in or up by e-mail or telephone number, step by step as the gateway asks. */
export const signIn = async (context: Context, given: SignInGiven): Promise<Outcome> => {
  const { account } = context.core
  const before = await signedIn(context)
  if (before !== null) return refused(`${before.name} is signed in here: sign-out`)
  account.openSignIn({ _tag: 'Button' })
  try {
    const outcome = await goOn(context, makeAsker(context, given))
    const me = O.toNullable(account.view.me)
    if (outcome._tag === 'Done' && me !== null)
      context.out.tell({ kind: 'signedIn', id: me.id, name: me.name }, `Welcome, ${me.name} (${me.id}).`)
    else account.closeSignIn()
    return outcome
  } catch (cause) {
    if (!(cause instanceof InputEnded)) throw cause
    account.closeSignIn()
    return notUnderstood('The input ended before the sign-in did.')
  }
}
