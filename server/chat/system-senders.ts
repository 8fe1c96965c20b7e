import { systemId } from '../../src/domain/chat/system-sender'

/** The names of the product's own senders, for clients that have none in their language (@rule CHAT-35). */
const names: Readonly<Record<number, string>> = {
  [systemId.notifications]: 'Notifications',
  [systemId.team]: 'Visavis team',
  [systemId.income]: 'Income Notices',
}

export const systemName = (id: number): string => names[id] ?? ''
