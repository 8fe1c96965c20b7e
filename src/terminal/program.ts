import { Command, InvalidArgumentError } from 'commander'
import { signOut, whoAmI } from './commands/account'
import { decline, watch } from './commands/calls'
import { chatWith, history, send, unread } from './commands/chat'
import { balance, gifts, movements, sendGift } from './commands/coins'
import { answer, ask, people, requests } from './commands/people'
import { signIn, type SignInGiven } from './commands/sign-in'
import type { Context } from './context'
import type { Outcome } from './outcome'

/** What a command line means: something to do once there is a Core. */
export type Deed = (context: Context) => Promise<Outcome>

/** Takes what was understood. */
type Take = (deed: Deed) => void

const count = (text: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It wants a number from 1.')
  return Number(text)
}

const account = (program: Command, take: Take): void => {
  program
    .command('sign-in')
    .description(
      'Sign in or up by e-mail or telephone number; what is not given is asked for, or read line by line from a pipe.',
    )
    .option('--email <address>', 'e-mail address')
    .option('--phone <number>', 'telephone number with its country, as "+49 1512 3456789"')
    .option('--password <password>', 'password; better typed or piped, since others may see command lines')
    .option('--code <code>', 'code of the mail or message, or link of the mail')
    .option('--name <name>', 'name of a new account')
    .option('--gender <gender>', 'female or male')
    .option('--birthday <day>', 'YYYY-MM-DD')
    .option('--adult', 'the statement of being at least 18 years old')
    .option('--keep', 'keep an account that is being deleted')
    .action((given: SignInGiven) => take((context) => signIn(context, given)))
  program
    .command('sign-out')
    .description('Sign out; nothing of the person stays here.')
    .option('--force', 'although unsent messages would be lost')
    .action(({ force = false }: { force?: boolean }) => take((context) => signOut(context, force)))
  program
    .command('whoami')
    .description('Who is signed in here.')
    .action(() => take(whoAmI))
}

const friends = (program: Command, take: Take): void => {
  program
    .command('people')
    .description('Your friends, or people found by name or id.')
    .argument('[text...]', 'a name or an id')
    .action((text: string[]) => take((context) => people(context, text.join(' '))))
  const group = program
    .command('requests')
    .description('Friend requests that wait for you.')
    .action(() => take(requests))
  group
    .command('send <person>')
    .description('Ask somebody to be friends; costs coins.')
    .action((person: string) => take((context) => ask(context, person)))
  for (const word of ['accept', 'refuse'] as const)
    group
      .command(`${word} <person>`)
      .description(`${word === 'accept' ? 'Accept' : 'Refuse'} the request of somebody.`)
      .action((person: string) => take((context) => answer(context, person, word)))
}

const talk = (program: Command, take: Take): void => {
  program
    .command('chat <person>')
    .description('A conversation, live: lines that you type are sent.')
    .option('--follow', 'only listen, until interrupted')
    .action((person: string, { follow = false }: { follow?: boolean }) =>
      take((context) => chatWith(context, person, follow)),
    )
  program
    .command('history <person>')
    .description('The last messages with somebody; marks them read.')
    .option('--limit <count>', 'how many', count, 20)
    .action((person: string, { limit }: { limit: number }) => take((context) => history(context, person, limit)))
  program
    .command('send <person> <text...>')
    .description('Send a message and wait until it is taken.')
    .action((person: string, text: string[]) => take((context) => send(context, person, text.join(' '))))
  program
    .command('unread')
    .description('Conversations with unread messages.')
    .action(() => take(unread))
  const calls = program
    .command('calls')
    .description('Show calls as they come; a terminal cannot answer them.')
    .option('--refuse', 'refuse each at once')
    .action(({ refuse = false }: { refuse?: boolean }) => take((context) => watch(context, refuse)))
  calls
    .command('decline')
    .description('Refuse the call that rings now.')
    .action(() => take(decline))
}

const coins = (program: Command, take: Take): void => {
  const group = program
    .command('gifts')
    .description('Gifts and what they cost.')
    .action(() => take(gifts))
  group
    .command('send <person> <gift>')
    .description('Send a gift, by its id or name; costs coins unless it is in the backpack.')
    .action((person: string, gift: string) => take((context) => sendGift(context, person, gift)))
  program
    .command('balance')
    .description('Your coins.')
    .action(() => take(balance))
  program
    .command('movements')
    .description('The newest movements of your coins.')
    .option('--limit <count>', 'how many', count, 20)
    .action(({ limit }: { limit: number }) => take((context) => movements(context, limit)))
}

/** All commands; `take` gets what a line means, `out` and `err` what there is to say about the commands themselves. */
export const makeProgram = (
  take: Take,
  { err, out }: { readonly out: (text: string) => void; readonly err: (text: string) => void },
): Command => {
  const program = new Command('visavis')
    .description('Visavis in a terminal. Without a command it is a shell.')
    .option('--server <url>', 'address of the product (VISAVIS_SERVER)')
    .option('--state <folder>', 'where session and messages are kept (VISAVIS_STATE)')
    .option('--json', 'one JSON object a line')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .showHelpAfterError('(help tells what there is)')
  for (const add of [account, friends, talk, coins]) add(program, take)
  return program
}
