import type { Generated } from 'kysely'

/** One row a message; (sender_id, message_uuid) is unique, so a retry stores nothing (CHAT-53). */
export interface MessagesTable {
  id: Generated<number>
  message_uuid: string
  /** Below zero for the product's own senders. */
  sender_id: number
  receiver_id: number
  chat_id: string
  type: number
  type_value: number
  content: string
  picture_url: string | null
  picture_width: number | null
  picture_height: number | null
  biz_type: Generated<number>
  /** Further fields of CHAT-27 as JSON. */
  extra: Generated<string>
  expire: number | null
  at: number
}

/** Up to which message `user_id` has read what `other_id` wrote. */
export interface ReadsTable {
  user_id: number
  other_id: number
  read_up_to: number
  at: number
}

/** The list of recent people of `user_id`; what is not past `hidden_up_to` was deleted by its owner. */
export interface ConversationsTable {
  user_id: number
  other_id: number
  last_message_id: number
  hidden_up_to: Generated<number>
  at: number
}

/** Messages that `user_id` sent on a day (UTC), counted for the free quota (CHAT-80). */
export interface MessageDaysTable {
  user_id: number
  day: string
  sent: number
  /** How many of them were translated. */
  translated: Generated<number>
}
