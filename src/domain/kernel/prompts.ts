/**
 * The app's own prompts, in the order in which they open when several are due: what the law wants, then what the person
 * gets, then what the product would like. At most one is open.
 *
 * @rule SHELL-78
 */
export const PROMPTS = ['privacy', 'cookie', 'signInReward', 'checkIn', 'discount', 'install', 'push'] as const

export type PromptKind = (typeof PROMPTS)[number]

/** What is on in a window, as far as prompts have to mind it. */
export interface Circumstances {
  /** Somebody is signed in. @rule SHELL-77 */
  readonly signedIn: boolean
  /** It rings, or a call is on, simulated ones included. */
  readonly inCall: boolean
  /** A stranger is searched for, or talked with. */
  readonly matching: boolean
  /** A payment page is shown, or an order is being placed. */
  readonly paying: boolean
  /** A form or a message is being written. */
  readonly writing: boolean
  /** A dialog is open; that of an open prompt is one too. */
  readonly dialog: boolean
}

/** A prompt that is open stays: what it is read over has changed too little to take it away. */
const mayStay = ({ inCall, matching, paying, signedIn }: Circumstances): boolean =>
  signedIn && !inCall && !matching && !paying

const mayOpen = (now: Circumstances): boolean => mayStay(now) && !now.writing && !now.dialog

/**
 * Which prompt is open now, given the one that was. The open one stays while it is due, whatever comes due meanwhile; a call,
 * a match, a payment and a sign-out take it away until they are over. Writing and dialogs keep prompts from opening only: one
 * that is open may hold a field or a dialog itself.
 *
 * @rule SHELL-77 SHELL-78
 */
export const promptNow = (
  open: PromptKind | null,
  due: ReadonlySet<PromptKind>,
  now: Circumstances,
): PromptKind | null => {
  if (open !== null && due.has(open)) return mayStay(now) ? open : null
  return mayOpen(now) ? (PROMPTS.find((kind) => due.has(kind)) ?? null) : null
}
