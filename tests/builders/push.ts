import type { PushNews, PushPayload } from '../../src/domain/kernel/push'

export const MARK = { pushContentId: 'p1', sendTime: 1_700_000_000_000, appId: 'visavis', nonce: 'n1' }

/** What came of Ann, who is number 7; what matters is given. */
export const pushOf = (news: PushNews, more: Partial<PushPayload> = {}): PushPayload => ({
  mark: MARK,
  language: 'en',
  address: '/message/IMMessageSession/7',
  picture: '/portraits/7.webp',
  news,
  ...more,
})

export const textOfAnn: PushNews = { kind: 'message', from: 7, name: 'Ann', content: 'text', text: 'Hello' }

export const callOfAnn: PushNews = { kind: 'call', from: 7, name: 'Ann', room: 'room-0001', ticket: 'ticket-1' }
