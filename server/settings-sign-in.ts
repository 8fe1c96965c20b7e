import { DAY, HOUR, MINUTE, SECOND } from '../src/domain/kernel/time'
import { per } from './settings-limit'

/** Ways in: codes, passwords, other accounts. */
export const signIn = {
  /** ACCT-13. */
  signUpCoins: 120,
  /** New people of one address that get them. */
  signUpCoinsPerAddress: per(10, DAY),
  codeTries: 5,
  /** Wrong codes for one e-mail address or number, whoever asked for them; the links of mails go on working. */
  wrongCodesPerIdentifier: per(20, DAY),
  /** 25503. */
  textsPerNumber: per(5, HOUR),
  textsPerDevice: per(8, HOUR),
  textsPerAddress: per(40, HOUR),
  /** Mails with a code to one e-mail address, whoever asks for them. */
  mailsPerAddress: per(10, HOUR),
  codeMs: 10 * MINUTE,
  /** ACCT-24, ACCT-67. */
  resendMs: 60 * SECOND,
  /** ACCT-65. */
  flowMs: 30 * MINUTE,
  passwordTries: 5,
  lockMs: 10 * MINUTE,
  /** Passwords that are hashed at the same time; 35506 beyond. */
  hashesAtOnce: 64,
  /** How long a cert of an address opens its account: out of the grace of a deletion, and from the operator. */
  certMs: { keepAccount: 10 * MINUTE, signIn: DAY },
  /** How long somebody may take at another provider, and how long the key is good with which they come back. */
  socialMs: 10 * MINUTE,
  socialKeyMs: 5 * MINUTE,
  /** How long a provider may take to answer the gateway. */
  providerMs: 10 * SECOND,
  /** DATA-28, DATA-29. */
  loginTypes: { facebook: 2, google: 3, apple: 4 },
}
