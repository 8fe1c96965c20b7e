import { locations } from './locations'

/** Where a call from a chat comes from, in the list of locations. @rule CALL-84 CHAT-22 */
export const CHAT_CALL_LOCATION = locations.wallOrChat

/** Whether somebody may call from a chat: who has bought coins. @rule CHAT-22 SAFE-19 */
export const mayCallFromChat = ({ paid }: { readonly paid: boolean }): boolean => paid
