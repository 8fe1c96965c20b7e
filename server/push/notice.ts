import type { PushKind, PushNews } from '../../src/domain/kernel/push'

type Without<News, Keys extends PropertyKey> = News extends unknown ? Omit<News, Keys> : never

/** What a push tells, but for what is looked up when it is sent: the person as its receiver knows them, and the ticket of a call. */
export type Notice = Without<PushNews, 'from' | 'name' | 'ticket'>

/** What somebody chooses by; the end of a call is one thing with its ring. */
export type Choice = Exclude<PushKind, 'callOver'>

export const choiceOf = ({ kind }: Pick<Notice, 'kind'>): Choice => (kind === 'callOver' ? 'call' : kind)
