/** What somebody may be told by a push, in the order of the settings; `preview`: what messages say. */
export const PUSH_CHOICES = ['message', 'preview', 'request', 'call', 'reminder', 'reward'] as const

export type PushChoice = (typeof PUSH_CHOICES)[number]

/** What one person wants to be told. The gateway sends nothing else (@rule GATE-31). */
export type PushChoices = Readonly<Record<PushChoice, boolean>>
